import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { Link } from '../../patterns/Link/Link';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { age, line, more } from './ResponsibleLine.css';

interface ResponsibleLineProps {
  /** What the operator has to say; without it, the line that the regulator asks for. */
  readonly children?: ReactNode;
  /** Where limits and help are; nothing on that very page. */
  readonly moreHref?: string | undefined;
}

/** The age badge and the responsible-gaming line. It stands on every screen that leads to money. */
export function ResponsibleLine({ children, moreHref }: ResponsibleLineProps) {
  const text = useText();
  return (
    <div className={line}>
      <span className={age}>
        <span aria-hidden>21+</span>
        <VisuallyHidden>{text('rg.21')}</VisuallyHidden>
      </span>
      <div>
        {children ?? text('rg.tag')}
        {moreHref !== undefined && (
          <Link href={moreHref} className={more}>
            {text('rg.title')}
          </Link>
        )}
      </div>
    </div>
  );
}
