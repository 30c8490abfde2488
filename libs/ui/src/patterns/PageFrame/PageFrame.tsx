import { startTransition, useContext, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { WithoutRail } from '../AppFrame/WithoutRail';
import { Sky } from '../Sky/Sky';
import {
  barOverSky,
  belowBar,
  belowWhole,
  content,
  foot as footStyle,
  footer as footerStyle,
  form,
  frame,
  leading,
  measured,
  openFooter,
  scroller,
} from './PageFrame.css';
import { PageFootContext } from './PageFootContext';
import { scrollable, ScrollContainerContext } from './scrolling';

interface PageFrameProps {
  /** Stays in place above what scrolls; where there is a sky, that reaches up behind it. */
  readonly appBar?: ReactNode;
  /** The festive head of a Plaza screen. It scrolls away with the page. */
  readonly sky?: ReactNode;
  /** The sky is the screen: what stands on it is in the middle of the free height, the footer below it and the foot last. */
  readonly isWhole?: boolean;
  /** On a wide screen it takes the width of its column: shelves, grids and lists, not what is read or filled in. */
  readonly isWide?: boolean;
  /** It is filled in: the gutters of a form. */
  readonly isForm?: boolean;
  /** The line of the foot stands before the page, in its first view: where somebody is about to come in. */
  readonly isLineFirst?: boolean;
  /** Stays in place below what scrolls, clear of the keyboard: the submit bar. */
  readonly footer?: ReactNode;
  /** The page between its bars. */
  readonly children: ReactNode;
}

const never = (): (() => void) => () => undefined;

/** Whether React is hydrating what was prerendered; false from then on, and for what is drawn from nothing. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** One screen: what stays above, the one container that scrolls with the app's foot in it, what stays below. */
export function PageFrame(props: PageFrameProps) {
  const {
    appBar,
    sky,
    isWhole = false,
    isWide = false,
    isForm = false,
    isLineFirst = false,
    footer,
    children,
  } = props;
  const foot = useContext(PageFootContext);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const isHydrating = useIsHydrating();
  const [keepContainer] = useState(() => (element: HTMLElement | null): void => {
    // While the page is kept hidden its ref is taken away; without the container its long lists would be emptied, and
    // the place in them lost.
    if (element === null) return;
    // What is prerendered waits for its code as it stands; a change that cannot wait would draw it anew.
    if (isHydrating) startTransition(() => setContainer(element));
    else setContainer(element);
  });
  const isOverSky = appBar !== undefined && sky !== undefined;
  return (
    <ScrollContainerContext value={container}>
      <div className={isWide ? frame : `${frame} ${measured}`}>
        {!isOverSky && appBar}
        <main
          className={`${scroller} ${isOverSky ? belowBar : ''} ${isForm ? form : ''}`}
          ref={keepContainer}
          {...scrollable}
        >
          {isOverSky && <div className={barOverSky}>{appBar}</div>}
          {sky !== undefined && (
            <Sky isBelowBar={isOverSky} isWhole={isWhole}>
              {sky}
            </Sky>
          )}
          {isLineFirst && foot !== undefined && (
            <WithoutRail>
              <div className={leading}>{foot.line}</div>
            </WithoutRail>
          )}
          <div className={isWhole ? `${content} ${belowWhole}` : content}>{children}</div>
          {isWhole && footer !== undefined && <div className={openFooter}>{footer}</div>}
          {foot !== undefined && (
            <footer className={footStyle}>
              {!isLineFirst && <WithoutRail>{foot.line}</WithoutRail>}
              {foot.ways}
            </footer>
          )}
        </main>
        {!isWhole && footer !== undefined && <div className={footerStyle}>{footer}</div>}
      </div>
    </ScrollContainerContext>
  );
}
