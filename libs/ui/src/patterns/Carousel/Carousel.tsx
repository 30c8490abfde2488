import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { dot, dots, slide, track } from './Carousel.css';
import { useAutoplay } from './useAutoplay';

interface CarouselProps {
  /** Spoken name of the whole. */
  readonly label: string;
  /** What is turned through, in order; the id stays with its slide. */
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
  /** Spoken name of a dot, counted from 1: "Slide 2 of 4". */
  readonly dotLabel: (position: number, count: number) => string;
  /** Stands in for slides on their way: keeps the room of their dots. */
  readonly isPlaceholder?: boolean;
}

/**
 * Banners side by side. They are swiped by the browser's own scrolling; dots do the same for those who do not
 * swipe. It turns every six seconds until it is touched, focused or hidden, and never under reduced motion.
 */
export function Carousel({ label, slides, dotLabel, isPlaceholder = false }: CarouselProps) {
  const trackRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const count = slides.length;
  const show = (index: number) => {
    const element = trackRef.current;
    element?.scrollTo({ left: element.scrollWidth * (index / count) });
    setCurrent(index);
  };
  const pause = useAutoplay(count > 1, () => show((current + 1) % count));
  return (
    <section aria-label={label} {...pause}>
      <div
        ref={trackRef}
        className={track}
        onScrollEnd={({ currentTarget: { scrollLeft, scrollWidth } }) =>
          setCurrent(Math.round(scrollLeft / (scrollWidth / count)))
        }
      >
        {slides.map(({ id, content }, index) => (
          <div key={id} className={slide} inert={index !== current}>
            {content}
          </div>
        ))}
      </div>
      {isPlaceholder && <div className={dots} />}
      {count > 1 && (
        <div className={dots} data-equivalent="swipe">
          {slides.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              className={dot}
              aria-label={dotLabel(index + 1, count)}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
