import { idleLimitMs } from '@kislap/domain';
import { readStored } from './readPage';

/** As the idle lock has it: whoever has to prove who they are sees nothing before. */
export const isUntouched = (userId: unknown): boolean => {
  const touchedAt = readStored(`lastTouchAt:${String(userId)}`) ?? Date.now();
  return !(Math.abs(Date.now() - Number(touchedAt)) < idleLimitMs);
};
