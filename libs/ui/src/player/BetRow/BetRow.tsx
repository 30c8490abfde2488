import { formatPeso, zeroMoney } from '@kislap/domain';
import type { EpochSeconds, Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { Row } from '../../patterns/List/List';
import { Money } from '../../primitives/Money/Money';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';
import { Time } from '../../primitives/Time/Time';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { GamePicture } from '../GameTile/GamePicture';
import { frame } from './BetRow.css';

interface BetRowProps {
  readonly game: string;
  readonly imageUrl?: string | undefined;
  readonly at: EpochSeconds;
  readonly stake: MoneyAmount;
  /** What came back; it is known once the bet is settled. */
  readonly win: MoneyAmount;
  readonly state: 'open' | 'settled' | 'void';
  readonly onPress?: () => void;
  readonly isInsideItem?: boolean;
}

function Win({ win }: Pick<BetRowProps, 'win'>) {
  const text = useText();
  return (
    <>
      <VisuallyHidden>{text('bet.win')} </VisuallyHidden>
      <Money amount={win} size="amt" sign="always" tone={win > zeroMoney ? 'money' : 'faint'} />
    </>
  );
}

/** A bet in the history of one day. An open bet shows that it is open and not a win of zero. */
export function BetRow({ game, imageUrl, at, stake, win, state, ...row }: BetRowProps) {
  const text = useText();
  return (
    <Row
      {...row}
      mediaSize="picture"
      media={
        <span className={frame}>
          <GamePicture src={imageUrl} isEager={false} />
        </span>
      }
      title={game}
      value={
        <>
          {state === 'open' && <StatusTag status="pending" label={text('bet.open')} />}
          {state === 'void' && <StatusTag status="neutral" label={text('bet.void')} />}
          {state === 'settled' && <Win win={win} />}
        </>
      }
      caption={text('bet.stakeOf', { amount: formatPeso(stake) })}
      detail={<Time at={at} format="second" />}
    />
  );
}
