import { Row } from '../../patterns/List/List';
import { useLimitContent } from '../LimitMeter/LimitMeter';
import type { LimitFacts } from '../LimitMeter/LimitMeter';

interface LimitRowProps extends LimitFacts {
  /** Opens the change of this limit. */
  readonly onPress: () => void;
}

/** A limit in the list of the player's limits; a press changes it. */
export function LimitRow({ onPress, ...facts }: LimitRowProps) {
  return <Row {...useLimitContent(facts)} onPress={onPress} />;
}
