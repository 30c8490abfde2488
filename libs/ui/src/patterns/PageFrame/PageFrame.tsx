import { useState } from 'react';
import type { ReactNode } from 'react';

import { Sky } from '../Sky';
import {
  barOverSky,
  belowBar,
  content,
  footer as footerStyle,
  frame,
  openFooter,
  scroller,
  whole,
} from './PageFrame.css';
import { scrollable } from './scrollable';
import { ScrollContainerContext } from './ScrollContainerContext';

interface PageFrameProps {
  /** Stays in place above what scrolls; where there is a sky, that reaches up behind it. */
  readonly appBar?: ReactNode;
  /** The festive head of a Plaza screen. It scrolls away with the page. */
  readonly sky?: ReactNode;
  /** The sky is the screen: what stands on it is in the middle of the free height, and the footer needs no ground. */
  readonly isWhole?: boolean;
  /** Stays in place below what scrolls, clear of the keyboard: the submit bar. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** One screen: what stays above, the one container that scrolls, what stays below. */
export function PageFrame({ appBar, sky, isWhole = false, footer, children }: PageFrameProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  // While the page is kept hidden its ref is taken away; without the container its long lists would be emptied, and
  // the place in them lost.
  const keepContainer = (element: HTMLElement | null): void => {
    if (element !== null) setContainer(element);
  };
  const isOverSky = appBar !== undefined && sky !== undefined;
  return (
    <ScrollContainerContext value={container}>
      <div className={frame}>
        {!isOverSky && appBar}
        <main
          className={`${scroller} ${isOverSky ? belowBar : ''} ${isWhole ? whole : ''}`}
          ref={keepContainer}
          {...scrollable}
        >
          {isOverSky && <div className={barOverSky}>{appBar}</div>}
          {sky !== undefined && (
            <Sky isBelowBar={isOverSky} isWhole={isWhole}>
              {sky}
            </Sky>
          )}
          <div className={content}>{children}</div>
        </main>
        {footer !== undefined && <div className={isWhole ? openFooter : footerStyle}>{footer}</div>}
      </div>
    </ScrollContainerContext>
  );
}
