import { epochSecondsFrom } from '@kislap/domain';
import type { DrawLog } from '../contract/drawRound';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { prizeKindOf } from '../prizes/prizeKindOf';
import type { DrawSpin } from './DrawSpin';

/** The wire's state of a mystery that still has to be opened. */
const TO_OPEN = 1;

/** Reads a spin. A mystery says what was in it only once it is open. */
export function drawSpinOf(row: DrawLog): DrawSpin {
  const kind = prizeKindOf(row.type, row.am > 0);
  const isWaiting = kind === 'mystery' && row.state === TO_OPEN;
  return {
    id: row.logid,
    at: epochSecondsFrom(row.logtime),
    kind,
    amount: kind === 'thanks' || isWaiting ? undefined : moneyOfPeso(row.am),
    index: row.index,
    source: row.src,
    isWaiting,
  };
}
