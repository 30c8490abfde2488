import { formatMoney, formatWholePesos, zeroMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';

/** How the sign is written: as the amount has it, or with a plus as records of income have it. */
export type MoneySign = 'minus' | 'always' | 'none';

/** The strings an amount is drawn from. */
export interface MoneyParts {
  /** '+', '−' (U+2212, as wide as a figure) or nothing. */
  readonly sign: string;
  /** Grouped whole pesos with the peso sign touching them. */
  readonly whole: string;
  /** The point and the centavos, or nothing when only whole pesos are shown. */
  readonly decimals: string;
}

/** The sign of what is shown: an amount that is cut to zero has none. */
const signOf = (money: Money, shown: string, sign: MoneySign) => {
  if (sign === 'none' || !nonZero.test(shown)) return '';
  if (money < zeroMoney) return '\u2212';
  return sign === 'always' ? '+' : '';
};

const nonZero = /[1-9]/;

/**
 * Display rule: the peso sign touches the number, thousands grouped, two decimals truncated; whole pesos only on
 * chips, ranges and wheel segments.
 */
export function moneyParts(money: Money, sign: MoneySign, isWhole: boolean): MoneyParts {
  const unsigned = (isWhole ? formatWholePesos(money) : formatMoney(money)).replace('-', '');
  const [whole = '', centavos] = unsigned.split('.');
  return {
    sign: signOf(money, unsigned, sign),
    whole: `₱${whole}`,
    decimals: centavos === undefined ? '' : `.${centavos}`,
  };
}

/** How many figures an amount has; each step is set a size smaller where the room for one line ends. */
export function lengthOf({ sign, whole, decimals }: MoneyParts): 'usual' | 'long' | 'longer' | 'longest' {
  const figureCount = sign.length + whole.length + decimals.length;
  if (figureCount < 12) return 'usual';
  if (figureCount < 14) return 'long';
  return figureCount < 17 ? 'longer' : 'longest';
}

/** Figures that a large amount may have before it would leave a card on the narrowest phone. */
const MOST_FIGURES = 13;

/** The size of the amount a card is about: large, unless it has too many figures for its line. */
export function fittingSize(amount: Money): 'amtLg' | 'amt' {
  return formatMoney(amount).length > MOST_FIGURES ? 'amt' : 'amtLg';
}

/** From how many characters on an amount is written smaller, so that it stays on one line of 224 px. */
const medium = 10;
const small = 14;

/** How large an amount that was won is written. */
export function wonSize(amount: Money): 'large' | 'medium' | 'small' {
  const { length } = formatMoney(amount);
  if (length > small) return 'small';
  return length > medium ? 'medium' : 'large';
}
