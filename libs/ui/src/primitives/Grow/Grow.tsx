import type { LayoutProps } from '../LayoutProps';
import { grow } from './Grow.css';

type GrowProps = LayoutProps & { as?: 'div' | 'span' };

/** The child of an `Inline` that takes the width the others leave. */
export function Grow({ as: Element = 'div', ...rest }: GrowProps) {
  return <Element {...rest} className={grow} />;
}
