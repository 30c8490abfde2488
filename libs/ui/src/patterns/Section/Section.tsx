import { useId } from 'react';
import type { ReactNode } from 'react';

import { Heading } from '../../primitives/Heading/Heading';
import { head, section } from './Section.css';

interface SectionProps {
  /** The heading. */
  readonly title: string;
  /** How large the heading is. */
  readonly size?: 'title' | 'titleSm';
  /** One link or small button at the end of the heading's line. */
  readonly action?: ReactNode;
  /** What stands in it. */
  readonly children: ReactNode;
}

/** A part of a screen under its own heading. */
export function Section({ title, size = 'title', action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <div className={head}>
        <Heading level={2} size={size} id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
