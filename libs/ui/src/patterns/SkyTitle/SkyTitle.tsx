import type { ReactNode } from 'react';

import { Heading } from '../../primitives/Heading/Heading';
import { title as titleStyle } from './SkyTitle.css';

interface SkyTitleProps {
  /** The `h1` of the screen. */
  readonly title: string;
  /** What the screen is about in one figure, under the title. */
  readonly children?: ReactNode;
}

/** The large title of a Plaza screen, at the head of its sky. */
export function SkyTitle({ title, children }: SkyTitleProps) {
  return (
    <header className={titleStyle}>
      <Heading level={1} size="display">
        {title}
      </Heading>
      {children}
    </header>
  );
}
