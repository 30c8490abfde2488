import { formatManila, formatPeso, zeroMoney } from '@kislap/domain';
import type { EpochSeconds, Money } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';

/** Stands where the amount goes in the words around it. */
const HOLE = '\u0000';

/** How much of a moment a row shows. */
const CLOCK = 'HH:mm:ss';

/** What is said of a stake. The words around it are cut once: filling a message in is a quarter of the script of a flick. */
export function stakeWords(text: TranslateText): (stake: Money) => string {
  const around = text('bet.stakeOf', { amount: HOLE }).split(HOLE);
  return (stake) => around.join(formatPeso(stake));
}

/** The time of day of a bet, in Manila. */
export const clockOf = (at: EpochSeconds): string => formatManila(at).slice(-CLOCK.length);

/** What came back stands out, nothing does not. */
export const toneOf = (win: Money): 'money' | 'faint' => (win > zeroMoney ? 'money' : 'faint');
