import type {} from './provided';

/** What tests of a server's contract need to try themselves on the sandbox. */
export { newPlayer } from './newPlayer';
export { openTestDatabase } from './openTestDatabase';
export { TestOperator } from './TestOperator';
export type { TestPlayer } from './TestPlayer';
