import type { LayoutProps } from '../elementProps';
import { visuallyHidden } from './VisuallyHidden.css';

/** Text for a screen reader alone. */
export function VisuallyHidden(props: LayoutProps) {
  return <span {...props} className={visuallyHidden} />;
}
