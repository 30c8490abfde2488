import type { ReactNode } from 'react';

import { Link } from '../../patterns/Link/Link';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { dot, mark as markStyle, shortcut, shortcuts as shortcutsStyle } from './Shortcuts.css';

interface ShortcutsProps {
  /** Spoken name of the group. */
  readonly label: string;
  /** Places one press away, in order. */
  readonly shortcuts: readonly {
    readonly href: string;
    readonly label: string;
    /** A drawn mark of 40 px. */
    readonly mark: ReactNode;
    /** What waits there, for the dot: "Ready to claim". */
    readonly waiting?: string | undefined;
  }[];
}

/** The quickest ways to what a player comes back for. */
export function Shortcuts({ label, shortcuts }: ShortcutsProps) {
  return (
    <nav className={shortcutsStyle} aria-label={label}>
      {shortcuts.map(({ href, label: name, mark, waiting }) => (
        <Link key={href} className={shortcut} href={href}>
          <span className={markStyle}>{mark}</span>
          {name}
          {waiting !== undefined && (
            <span className={dot}>
              <VisuallyHidden>{waiting}</VisuallyHidden>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
