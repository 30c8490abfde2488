import { figures, smallDecimals } from './Money.css';
import type { MoneyParts } from './moneyParts';

type FiguresProps = { parts: MoneyParts; hasSmallDecimals: boolean };

/** From here on an amount is a line of its own. */
const LONG_FIGURES = 12;
const LONGEST_FIGURES = 16;

/** The amount itself, in figures of one width. */
export function Figures({ parts, hasSmallDecimals }: FiguresProps) {
  const length = parts.sign.length + parts.whole.length + parts.decimals.length;
  return (
    <span className={figures} data-long={length >= LONG_FIGURES} data-longest={length >= LONGEST_FIGURES}>
      {parts.sign}
      {parts.whole}
      {hasSmallDecimals ? <span className={smallDecimals}>{parts.decimals}</span> : parts.decimals}
    </span>
  );
}
