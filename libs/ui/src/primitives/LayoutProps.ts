import type { AriaAttributes, HTMLAttributes } from 'react';

/** What a component that only arranges or sets words lets through: meaning, never looks or handlers. */
export type LayoutProps = AriaAttributes &
  Pick<HTMLAttributes<HTMLElement>, 'children' | 'id' | 'role' | 'lang' | 'hidden' | 'tabIndex'>;
