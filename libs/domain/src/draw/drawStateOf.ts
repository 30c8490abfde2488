import type { DrawState } from './DrawState';

const states: readonly DrawState[] = ['none', 'running', 'reached', 'paid', 'ended'];

/**
 * The state behind the wire's 0 to 4. An unknown one is none: there is nothing to spin then.
 *
 * @example
 * drawStateOf(1); // => 'running'
 * drawStateOf(9); // => 'none'
 */
export function drawStateOf(code: number): DrawState {
  return states[code] ?? 'none';
}
