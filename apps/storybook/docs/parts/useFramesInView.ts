import { useEffect, useState } from 'react';

/** How many frames load at once: what one has fetched, the next takes from the browser's store. */
const atOnce = 1;

interface FramesInView {
  /** Places, by their ids, whose frame stands in the page. */
  readonly shown: ReadonlySet<string>;
  /** The ref of every place that a frame may stand in. */
  readonly watch: (place: Element | null) => (() => void) | undefined;
  readonly onLoad: (id: string) => void;
}

/**
 * Which frames of many are worth loading: those in view, one after the other. A browser's own lazy loading begins two
 * screens ahead and with all of them at once.
 */
export function useFramesInView(): FramesInView {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const [observer] = useState(
    () => new IntersectionObserver((entries) => setInView((known) => after(known, entries))),
  );
  useEffect(() => () => observer.disconnect(), [observer]);
  const [watch] = useState(() => (place: Element | null) => {
    if (place === null) return undefined;
    observer.observe(place);
    return () => observer.unobserve(place);
  });
  const waiting = [...inView].filter((id) => !loaded.has(id));
  return {
    shown: new Set([...loaded, ...waiting.slice(0, atOnce)]),
    watch,
    onLoad: (id) => setLoaded((known) => new Set([...known, id])),
  };
}

function after(
  known: ReadonlySet<string>,
  entries: readonly IntersectionObserverEntry[],
): ReadonlySet<string> {
  const next = new Set(known);
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) next.add(target.id);
    else next.delete(target.id);
  }
  return next;
}
