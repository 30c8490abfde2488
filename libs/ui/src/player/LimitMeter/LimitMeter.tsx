import { RowContent } from '../../patterns/List/RowContent';
import { frame } from './LimitMeter.css';
import { useLimitContent } from './useLimitContent';
import type { LimitFacts } from './useLimitContent';

/** A limit of the player and how much of it is used, beside the thing that it limits. */
export function LimitMeter(facts: LimitFacts) {
  return (
    <div className={frame}>
      <RowContent {...useLimitContent(facts)} />
    </div>
  );
}
