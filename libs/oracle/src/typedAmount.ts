import { decimalOf, tenTo } from './decimal';
import { peso, plainPeso, type Score } from './money';
import { oneOf, silent, type Silent, type Verdict } from './verdict';

/** Rules, section 2: commas and the peso sign go away on paste. */
export const withoutSigns = (text: string): string => text.replace(/[,₱]/g, '');

/** Rules, section 2: the exact amount of what a field may hold, `invalid` for all else. Blanks are not spoken of. */
export function readTyped(text: string): Score | 'invalid' | Silent {
  const bare = withoutSigns(text);
  if (/\s/.test(bare)) return silent;
  if (/^[0-9]{0,9}(\.[0-9]{0,2})?$/.test(bare) && isHalfTyped(bare)) return silent;
  if (!/^[0-9]{1,9}(\.[0-9]{1,2})?$/.test(bare)) return 'invalid';
  return scoreOfText(bare);
}

/**
 * `100.` and `.5` may stand in the field; what they are worth is not said. A lone dot and nothing are worth nothing.
 */
const isHalfTyped = (bare: string): boolean => bare.endsWith('.') !== bare.startsWith('.');

function scoreOfText(bare: string): Score {
  const decimal = decimalOf(bare.replace(/^\./, '0.').replace(/\.$/, ''));
  if (decimal === undefined) throw new Error(`'${bare}' is no amount`);
  return decimal.digits * tenTo(4 - decimal.places);
}

/** What a field shows after `typed` came in over `before`. Rules, section 2: the pattern it accepts. */
export function accepted(before: string, typed: string, decimals: boolean): string | Silent {
  const bare = withoutSigns(typed);
  if (/\s/.test(bare)) return silent;
  return (decimals ? /^[0-9]{0,9}(\.[0-9]{0,2})?$/ : /^[0-9]{0,9}$/).test(bare) ? bare : before;
}

/** Rules, section 6: more than the maximum becomes the maximum, in whole pesos; no maximum changes nothing. */
export function cappedDeposit(text: string, max: Score | undefined): string {
  if (max === undefined || !/^[0-9]+$/.test(text)) return text;
  return BigInt(text) * peso > max ? String(max / peso) : text;
}

/** Rules, section 7: the amount field of a withdrawal, cut to the balance in whole centavos. */
export function nextWithdrawal(before: string, typed: string, balance: Score): Verdict<string> {
  const text = accepted(before, typed, true);
  if (text === silent || /^[₱,]*[0-9]*\.[0-9]{3,}$/.test(typed)) return silent;
  if (text === before || !/[0-9]/.test(text) || scoreOfText(text) <= balance) return text;
  const cut = (balance / 100n) * 100n;
  return oneOf(plainPeso(cut), `${cut / peso}.${String((cut % peso) / 100n).padStart(2, '0')}`);
}
