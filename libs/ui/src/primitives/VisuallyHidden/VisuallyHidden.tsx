import type { LayoutProps } from '../LayoutProps';
import { visuallyHidden } from './VisuallyHidden.css';

/** Text for a screen reader alone. */
export function VisuallyHidden(props: LayoutProps) {
  return <span {...props} className={visuallyHidden} />;
}
