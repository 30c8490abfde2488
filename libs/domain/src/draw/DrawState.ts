/**
 * Where a round of the luck draw stands: not begun, running, its goal reached and to be paid out, paid, or ended by
 * its time without the goal.
 *
 * @example
 * const state: DrawState = 'reached';
 * drawStateOf(2) === state; // => true
 */
export type DrawState = 'none' | 'running' | 'reached' | 'paid' | 'ended';
