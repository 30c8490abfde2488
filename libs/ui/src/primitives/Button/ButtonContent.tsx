import type { ReactNode } from 'react';

import type { Glyph } from '../../icons/Glyph';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { busyMark, label } from './Button.css';

export type ButtonContentProps = {
  children: ReactNode;
  /** Stands before the label. */
  glyph?: Glyph | undefined;
  isLoading?: boolean;
};

/** Label and icon; while loading they stay in place unseen, so that the width is kept. */
export function ButtonContent({ children, glyph, isLoading = false }: ButtonContentProps) {
  return (
    <>
      <span className={label}>
        {glyph !== undefined && <Icon glyph={glyph} size="sm" />}
        {children}
      </span>
      {isLoading && (
        <span className={busyMark}>
          <Spinner />
        </span>
      )}
    </>
  );
}
