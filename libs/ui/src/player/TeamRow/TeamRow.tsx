import { manilaDay } from '@kislap/domain';
import type { DayKey, EpochSeconds, Money as MoneyAmount } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';

import { Avatar } from '../../art/avatars/Avatar';
import { checkCircleFill } from '../../icons/actions';
import { Row } from '../../patterns/List/List';
import { Icon } from '../../primitives/Icon/Icon';
import { Money } from '../../primitives/Money/Money';
import { line, name, tick, title } from './TeamRow.css';

interface TeamRowProps {
  /** Masked by the operator; of any length. */
  readonly nickname: string;
  /** Number of the player's face, 1 to 8. */
  readonly avatarId: number;
  /** How many invitations away, from 1. */
  readonly level: number;
  /** When the account was made, in epoch seconds. */
  readonly joinedAt: EpochSeconds;
  /** Nothing for a member who never came back. */
  readonly lastActiveOn?: DayKey | undefined;
  /** Whether money was ever deposited. */
  readonly hasDeposited: boolean;
  /** What the member's play earned the player, where the list is about it. */
  readonly share?: MoneyAmount | undefined;
  /** The list around it already made the list item, as long lists do. */
  readonly isInsideItem?: boolean;
}

/** A member of the team: a face and a masked name, never a phone number or a bet. */
export function TeamRow(props: TeamRowProps) {
  const { nickname, avatarId, level, joinedAt, lastActiveOn, hasDeposited, share, ...row } = props;
  const text = useText();
  return (
    <Row
      {...row}
      mediaSize="picture"
      media={<Avatar id={avatarId} />}
      title={
        <span className={title}>
          <span className={name}>{nickname}</span>
          {hasDeposited && (
            <span className={tick}>
              <Icon glyph={checkCircleFill} size="xs" label={text('ref.deposited')} />
            </span>
          )}
        </span>
      }
      caption={
        <>
          <span className={line}>
            {text('ref.member', { n: level, date: dayText(text, manilaDay(joinedAt), 'date') })}
          </span>
          {lastActiveOn !== undefined && (
            <span className={line}>
              {text('ref.lastActive', { date: dayText(text, lastActiveOn, 'date') })}
            </span>
          )}
        </>
      }
      {...(share !== undefined && {
        value: <Money amount={share} size="amt" sign="always" tone="money" />,
        detail: text('ref.yourShare'),
      })}
    />
  );
}
