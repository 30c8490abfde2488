import type { LayoutProps } from '../elementProps';
import { grow } from './Grow.css';

type GrowProps = LayoutProps & {
  /** A span where only text may stand. */
  as?: 'div' | 'span';
  /** How several of them share the width: alike, or the longer words get more. */
  share?: 'even' | 'content';
};

/** The child of an `Inline` that takes the width the others leave. */
export function Grow({ as: Element = 'div', share = 'even', ...rest }: GrowProps) {
  return <Element {...rest} className={grow({ share })} />;
}
