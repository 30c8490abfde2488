import type { DrawLog } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import type { DrawSpinRow } from './spinWheel';

/** A spin on the wire. */
export function describeSpin({
  id,
  atMs,
  prizeType,
  amount,
  prizeIndex,
  source,
  state,
}: DrawSpinRow): DrawLog {
  return {
    logid: id,
    logtime: Math.floor(atMs / 1000),
    type: prizeType,
    am: pesoFromMoney(amount),
    index: prizeIndex,
    src: source,
    state,
  };
}
