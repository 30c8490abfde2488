import { figures, smallDecimals } from './Money.css';
import type { MoneyParts } from './moneyParts';

type FiguresProps = { parts: MoneyParts; hasSmallDecimals: boolean };

/** The amount itself, in figures of one width. */
export function Figures({ parts, hasSmallDecimals }: FiguresProps) {
  return (
    <span className={figures}>
      {parts.sign}
      {parts.whole}
      {hasSmallDecimals ? <span className={smallDecimals}>{parts.decimals}</span> : parts.decimals}
    </span>
  );
}
