import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Pixels between the start of what scrolls and an element in it; follows what grows or shrinks above. */
export function useOffsetIn(
  container: HTMLElement | null | undefined,
  ref: RefObject<HTMLElement | null>,
): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (container === null || container === undefined || element === null) return undefined;
    const measure = () => {
      const fromTop = element.getBoundingClientRect().top - container.getBoundingClientRect().top;
      setOffset(Math.round(fromTop + container.scrollTop));
    };
    measure();
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    for (const child of container.children) observer.observe(child);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [container, ref]);
  return offset;
}
