import { useText } from '@kislap/i18n';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { day, hub, word } from './FanHub.css';

/** The day the fan stands at, where its blades meet. */
export function FanHub({ dayNumber }: { readonly dayNumber: number }) {
  const text = useText();
  return (
    <p className={hub}>
      <VisuallyHidden>{text('sign.day', { n: dayNumber })}</VisuallyHidden>
      <span className={word} aria-hidden>
        {text('sign.dayWord')}
      </span>
      <span className={day} aria-hidden>
        {dayNumber}
      </span>
    </p>
  );
}
