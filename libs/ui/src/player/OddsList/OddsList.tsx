import type { Percent } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import type { DrawPrize } from '../../art/prizes/drawPrize';
import { PrizePicture } from '../../art/prizes/PrizePicture';
import { drawPrizeArt } from '../../art/prizes/drawPrize';
import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { heading, headingEnd, odds as oddsStyle, prize as prizeStyle, table } from './OddsList.css';

interface OddsListProps {
  /** In the order of the wheel; `undefined` until they are known. */
  readonly prizes: readonly (DrawPrize & { readonly odds?: Percent | undefined })[] | undefined;
}

/** What a prize is: an amount, or a word; a mystery whose amount the operator publishes is both. */
function PrizeName({ prize: { kind, amount } }: { readonly prize: DrawPrize }) {
  const text = useText();
  if (kind === 'thanks') return text('draw.thanks');
  if (amount === undefined) return text('draw.mystery');
  if (kind === 'mystery') {
    return (
      <span>
        {text('draw.mystery')} <Money amount={amount} size="amt" />
      </span>
    );
  }
  return <Money amount={amount} size="amt" />;
}

/** Every prize of the draw with its odds, as a table of text: the drawing of the wheel says nothing of them. */
export function OddsList({ prizes }: OddsListProps) {
  const text = useText();
  if (prizes === undefined) return <Skeleton shape="card" />;
  return (
    <table className={table}>
      <caption>
        <VisuallyHidden>{text('draw.oddsOfAll')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={heading}>
            {text('draw.prize')}
          </th>
          <th scope="col" className={headingEnd}>
            {text('draw.odds')}
          </th>
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize, index) => (
          <tr key={index}>
            <th scope="row" className={prizeStyle}>
              <PrizePicture kind={drawPrizeArt(prize)} size={26} />
              <PrizeName prize={prize} />
            </th>
            <td className={oddsStyle}>{prize.odds === undefined ? '--' : `${prize.odds}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
