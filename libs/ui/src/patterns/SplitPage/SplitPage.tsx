import type { ReactNode } from 'react';

import { PageFrame } from '../PageFrame/PageFrame';
import { split } from './SplitPage.css';

interface SplitPageProps {
  /** Stays in place above what scrolls. */
  readonly appBar: ReactNode;
  /** What the page is about: a fan, a wheel. */
  readonly sky: ReactNode;
  /** What there is to do, and to read about it. */
  readonly children: ReactNode;
}

/** A Plaza screen that stands in two halves beside each other on a wide screen, and under each other on a phone. */
export function SplitPage(props: SplitPageProps) {
  return (
    <div className={split}>
      <PageFrame {...props} isWide />
    </div>
  );
}
