export { checksDue } from './checksDue';
export { dueInSitting } from './dueInSitting';
export { idleLeftMs } from './idleLeftMs';
export { isDayLimitOffered } from './isDayLimitOffered';
export { nextOwnLimit } from './nextOwnLimit';
export type { OwnLimit } from './OwnLimit';
export type { SittingDue } from './SittingDue';
export type { SittingStanding } from './SittingStanding';
