import { FileDiff, FileJson, FileText, Printer } from 'lucide-react'
import { useLocation } from 'wouter'
import { exportJson, exportMarkdown, type ExportStamp } from '@/games/snap/reference'
import { Button } from '@/ui/Button'
import { download } from './download'
import { COMPARE_PLACE } from './places'

const stampNow = (): ExportStamp => ({
  generatedAt: new Date().toISOString(),
  url: new URL('#/rules', document.location.href).href,
})

/** What can be done with the reference as a whole. */
export function RulesTools() {
  const [, go] = useLocation()
  return (
    <div role="group" aria-label="The whole reference" className="no-print mt-6 flex flex-wrap gap-2">
      <Button size="small" onClick={() => window.print()}>
        <Printer aria-hidden size={16} />
        Print
      </Button>
      <Button size="small" onClick={() => download('snap-reference.md', 'text/markdown', exportMarkdown(stampNow()))}>
        <FileText aria-hidden size={16} />
        Export as Markdown
      </Button>
      <Button size="small" onClick={() => download('snap-reference.json', 'application/json', exportJson(stampNow()))}>
        <FileJson aria-hidden size={16} />
        Export as JSON
      </Button>
      <Button size="small" onClick={() => go(`/rules/${COMPARE_PLACE}`)}>
        <FileDiff aria-hidden size={16} />
        Compare with another
      </Button>
    </div>
  )
}
