import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

import { part } from './docs.css';

/** A live piece of a page, drawn with the kit and not with the page's own type. */
export function Part({ children }: { readonly children: ReactNode }) {
  return (
    <Unstyled>
      <div className={part}>{children}</div>
    </Unstyled>
  );
}
