export { checkNewPassword } from './password';
export { nextPing, pingEveryMs } from './ping';
export type { PingAnswer } from './ping';
export { isOrderAllowed } from './Player';
export type { Player } from './Player';
export { nextSession } from './state';
export type { Session, SessionEffect, SessionEvent, SessionStep } from './state';
