import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { sheet } from './PrintSheet.css';

interface PrintSheetProps {
  /** What is on the paper. */
  readonly children: ReactNode;
}

/** What is on paper when the document is printed, in place of the app. On the screen it is not there. */
export function PrintSheet({ children }: PrintSheetProps) {
  return createPortal(
    // Paper is bright, whatever the screen is.
    <div className={sheet} data-theme="light">
      {children}
    </div>,
    document.body,
  );
}
