import { useEffect, useState, type RefObject } from 'react'

/** The chapter that is read now: the one at the upper part of the window. */
export function useChapterInView(root: RefObject<HTMLElement | null>, present: boolean): string | null {
  const [chapter, setChapter] = useState<string | null>(null)
  useEffect(() => {
    const page = root.current
    if (!present || page === null || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (sightings) => {
        const seen = sightings.find(({ isIntersecting }) => isIntersecting)?.target
        if (seen instanceof HTMLElement) setChapter(seen.dataset.chapter ?? null)
      },
      // A line across the window, a fifth below its top.
      { rootMargin: '-20% 0px -80% 0px' },
    )
    for (const section of page.querySelectorAll('[data-chapter]')) observer.observe(section)
    return () => observer.disconnect()
  }, [root, present])
  return present ? chapter : null
}
