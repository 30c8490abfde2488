import type { SpunDraw } from '@kislap/api';
import type { DrawRound, WheelPrize } from '@kislap/domain';
import type { WheelState } from '@kislap/ui';

/**
 * Where a spin stands on the page. While the wheel is on its way, the page shows the round `before` it: the result is
 * told by the wheel and not by the figures.
 */
export type Turn =
  | { readonly type: 'still' | 'failed' }
  | { readonly type: 'asking'; readonly before: DrawRound }
  | { readonly type: 'turning'; readonly before: DrawRound; readonly spun: SpunDraw; readonly stop: number }
  | { readonly type: 'stopped'; readonly stop: number };

/** How the wheel shows where a spin stands. */
export function wheelStateOf(turn: Turn): WheelState {
  switch (turn.type) {
    case 'still':
      return { type: 'idle' };
    case 'failed':
      return { type: 'failed' };
    case 'asking':
      return { type: 'spinning' };
    case 'turning':
      return { type: 'landing', index: turn.stop };
    case 'stopped':
      return { type: 'won', index: turn.stop };
  }
}

/**
 * Where the disc stops. The operator names the segment; one that the wheel does not have is looked for by what was
 * won, since the wheel must never show another prize than the one that counts.
 *
 * @returns the segment, or `undefined` when no segment shows this prize and the disc had better not turn
 * @example
 * const five = { kind: 'cash', amount: moneyFromPeso(5) } as const;
 * wheelStop([{ kind: 'thanks' }, five], { ...five, index: 0 }); // => 1
 * wheelStop([{ kind: 'thanks' }], { ...five, index: 0 }); // => undefined
 */
export function wheelStop(
  prizes: readonly WheelPrize[],
  { index, kind, amount }: WheelPrize & { readonly index: number },
): number | undefined {
  const shows = (prize: WheelPrize | undefined): boolean =>
    prize?.kind === kind && (kind === 'mystery' || kind === 'thanks' || prize.amount === amount);
  if (shows(prizes[index])) return index;
  const found = prizes.findIndex(shows);
  return found === -1 ? undefined : found;
}
