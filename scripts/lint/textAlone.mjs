/**
 * Page translators put elements of their own in the place of text. React then still writes to, removes, or inserts before
 * the text that is gone: what changes stays as it was, or the page breaks. Text that is its element's only child survives.
 */
import ts from 'typescript'

/** What this reads of a piece of JSX. @typedef {{ type: string, value?: unknown, expression?: Piece, body?: Piece, children?: readonly Piece[] }} Piece */
/** What the parser tells of types. @typedef {{ program: ts.Program, getTypeAtLocation: (node: Piece) => ts.Type }} Services */

const TEXTUAL = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike
const ABSENT = ts.TypeFlags.BooleanLike | ts.TypeFlags.Null | ts.TypeFlags.Undefined

/** @param {ts.Type} type @returns {readonly ts.Type[]} */
const partsOf = (type) => (type.isUnion() ? type.types.flatMap(partsOf) : [type])

/** Written out: it never changes. @param {Piece} piece */
const isWritten = (piece) => piece.type === 'JSXText' || piece.expression?.type === 'Literal'

/** Nothing of it is shown. @param {Piece} piece */
const isBlank = ({ type, value, expression }) =>
  (type === 'JSXText' && typeof value === 'string' && value.trim() === '' && value.includes('\n')) ||
  expression?.type === 'JSXEmptyExpression'

/** @type {import('eslint').Rule.RuleModule} */
export const textAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changes:
        'Text that changes stands alone in its element, or a page translator keeps it from changing: write one template string, or a <span> around it.',
      leaves:
        'The text of a fragment goes without an element around it, and React cannot remove text that a page translator has replaced: put it into a <span>.',
      before:
        'React cannot insert before text that a page translator has replaced: put this text before what comes and goes, or into a <span>.',
    },
  },
  create(context) {
    /** @type {unknown} */
    const services = context.sourceCode.parserServices
    const { program, getTypeAtLocation } = /** @type {Services} */ (services)

    /** What an expression can be; what is only handed through is looked at where it is written. @param {Piece} piece */
    const typesOf = ({ type, expression }) => {
      if (type !== 'JSXExpressionContainer' || expression === undefined) return []
      const found = getTypeAtLocation(expression)
      return found.aliasSymbol?.name === 'ReactNode' ? [] : partsOf(found)
    }
    /** @param {Piece} piece */
    const isText = (piece) => typesOf(piece).some(({ flags }) => (flags & TEXTUAL) !== 0)
    /** @param {Piece} piece */
    const comesAndGoes = (piece) =>
      typesOf(piece).some((type) => (type.flags & ABSENT) !== 0 || program.getTypeChecker().isArrayType(type))

    /** @param {Piece} element */
    const check = ({ type, children = [] }) => {
      const shown = children.filter((piece) => !isBlank(piece))
      for (const piece of shown) {
        if (type === 'JSXFragment' && isWritten(piece))
          context.report({ node: /** @type {import('eslint').Rule.Node} */ (piece), messageId: 'leaves' })
      }
      if (shown.length < 2) return
      for (const [index, piece] of shown.entries()) {
        const written = isWritten(piece)
        const node = /** @type {import('eslint').Rule.Node} */ (piece)
        if (!written && isText(piece)) context.report({ node, messageId: 'changes' })
        if (written && shown.slice(0, index).some((one) => !isWritten(one) && comesAndGoes(one)))
          context.report({ node, messageId: 'before' })
      }
    }
    /** A list in which text stands bare between elements. @param {Piece} made */
    const checkList = ({ body }) => {
      const parts = body === undefined ? [] : partsOf(getTypeAtLocation(body))
      const node = /** @type {import('eslint').Rule.Node} */ (body)
      if (
        parts.some(({ flags }) => (flags & TEXTUAL) !== 0) &&
        parts.some(({ flags }) => (flags & ts.TypeFlags.Object) !== 0)
      )
        context.report({ node, messageId: 'changes' })
    }
    return {
      /** @param {import('eslint').Rule.Node} node */
      'CallExpression[callee.property.name="map"] > ArrowFunctionExpression': (node) =>
        checkList(/** @type {Piece} */ (/** @type {unknown} */ (node))),
      /** @param {import('eslint').Rule.Node} node */
      JSXElement: (node) => check(/** @type {Piece} */ (/** @type {unknown} */ (node))),
      /** @param {import('eslint').Rule.Node} node */
      JSXFragment: (node) => check(/** @type {Piece} */ (/** @type {unknown} */ (node))),
    }
  },
}
