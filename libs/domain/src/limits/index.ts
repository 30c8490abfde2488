export { isLimitMinutes, isLimitPesos, limitBounds } from './bounds';
export { isDayLimitOffered, isWithinLimit, tightestLimit } from './moneyLimits';
export type { SpentLimit, TightestLimit } from './moneyLimits';
export { nextOwnLimit, ownLimitLapse } from './OwnLimit';
export type { OwnLimit } from './OwnLimit';
export {
  checksDue,
  dueInPlaySession,
  idleLeftMs,
  idleLimitMs,
  playSessionPauseMs,
  realityCheckMinutes,
} from './playSession';
export type { PlaySessionDue, PlaySessionStatus } from './playSession';
