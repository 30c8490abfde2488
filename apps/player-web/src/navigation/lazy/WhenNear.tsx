import { ScrollContainerContext } from '@kislap/ui';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface WhenNearProps {
  /** Something at the end of a page, whose code and data can wait. */
  readonly children: ReactNode;
  /** Stands there until then. */
  readonly placeholder: ReactNode;
}

/** How far before it is seen, so that it is there when it is. */
const AHEAD = '200px';

/** Renders its children from the moment the player scrolls near them. */
export function WhenNear({ children, placeholder }: WhenNearProps) {
  const container = use(ScrollContainerContext);
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { root: container ?? null, rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, container]);
  return <div ref={ref}>{isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}</div>;
}
