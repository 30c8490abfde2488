import type { EpochSeconds, Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useMemo } from 'react';

import { Row } from '../../patterns/List/List';
import { Money } from '../../primitives/Money/Money';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';
import { GamePicture } from '../GameTile/GamePicture';
import { frame } from './BetRow.css';
import { clockOf, stakeWords, toneOf } from './betWords';

/** A bet as a row shows it. */
export interface BetFacts {
  /** Name of the game. */
  readonly game: string;
  /** The picture of the game; a sign stands for one that does not come. */
  readonly imageUrl?: string | undefined;
  /** When it was, in epoch seconds. */
  readonly at: EpochSeconds;
  /** What was bet. */
  readonly stake: MoneyAmount;
  /** What came back; it is known once the bet is settled. */
  readonly win: MoneyAmount;
  /** Whether the round is still open, is settled, or was called off. */
  readonly state: 'open' | 'settled' | 'void';
}

interface BetRowProps extends BetFacts {
  /** What pressing it does; without it, nothing can be pressed. */
  readonly onPress?: () => void;
  /** The list around it already made the list item, as long lists do. */
  readonly isInsideItem?: boolean;
}

/** A bet in the history of one day. An open bet shows that it is open and not a win of zero. */
export function BetRow({ game, imageUrl, at, stake, win, state, ...row }: BetRowProps) {
  const text = useText();
  // Once for all the bets that this element shows: filling a message in is a quarter of the script of a flick.
  const aroundStake = useMemo(() => stakeWords(text), [text]);
  return (
    <Row
      {...row}
      mediaSize="picture"
      picture={<GamePicture src={imageUrl} isEager={row.isInsideItem === true} className={frame} />}
      title={game}
      value={
        state === 'settled' ? undefined : (
          <StatusTag status={state === 'open' ? 'pending' : 'neutral'} label={text(`bet.${state}`)} />
        )
      }
      amount={
        state === 'settled' && (
          <Money amount={win} size="amt" sign="always" tone={toneOf(win)} word={text('bet.win')} />
        )
      }
      caption={aroundStake(stake)}
      detail={clockOf(at)}
    />
  );
}
