import type { WheelPrize } from '@kislap/domain';

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
