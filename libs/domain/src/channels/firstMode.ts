import type { DepositMode } from './DepositMode';
import type { PayHint } from './PayHint';

/**
 * The mode that is selected when the deposit screen opens: the last-used one if it is still there, else the
 * first; undefined when there is none. Inside a mode the first offer is selected.
 *
 * @param hints last-used channels, newest first
 * @example
 * const modes = ['gcash', 'maya'].map((code) => ({ code, isHot: false, offers: [] }));
 * firstMode(modes)?.code; // => 'gcash'
 * firstMode(modes, [{ methodId: 8, channelCode: 'my1', mode: 'maya' }])?.code; // => 'maya'
 */
export function firstMode(
  modes: readonly DepositMode[],
  hints: readonly PayHint[] = [],
): DepositMode | undefined {
  const [lastUsed] = hints;
  return modes.find((mode) => mode.code === lastUsed?.mode) ?? modes[0];
}
