import { formatCount } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';

import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { figure as figureStyle, term as termStyle, tile, tiles } from './FigureTiles.css';

/** A figure with its name: a count or an amount. */
export type Figure = { readonly term: string } & (
  | { readonly count: number | undefined }
  | { readonly amount: MoneyAmount | undefined }
);

interface FigureTilesProps {
  /** What the figures are about. */
  readonly label: string;
  /** Two to four; one that is not known yet is `undefined`. */
  readonly figures: readonly Figure[];
}

function FigureValue(figure: Figure) {
  if ('count' in figure) {
    return figure.count === undefined ? <Skeleton shape="shortLine" /> : formatCount(figure.count);
  }
  if (figure.amount === undefined) return <Skeleton shape="shortLine" />;
  return <Money amount={figure.amount} size="amt" tone="default" />;
}

/** A few figures side by side, each on a tile. */
export function FigureTiles({ label, figures }: FigureTilesProps) {
  return (
    <dl className={tiles} aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.term} className={tile}>
          <dt className={termStyle}>{figure.term}</dt>
          <dd className={figureStyle}>
            <FigureValue {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
