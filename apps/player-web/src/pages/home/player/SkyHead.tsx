import type { Player } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  arrowsClockwiseRegular,
  envelopeSimpleRegular,
  Heading,
  HomeHeader,
  IconButton,
  PlayerBadge,
  VisuallyHidden,
} from '@kislap/ui';
import type { ReactNode } from 'react';
import { operatorNow } from '../../../device/clock/operatorNow';
import { mailBadge } from '../../../features/mail/mailBadge';
import { PlayerBadgeSkeleton } from '../skeletons';
import { greeting } from './greeting';

/** What home shows of a player. */
export type Person = Pick<Player, 'nickname' | 'avatarId' | 'vipLevel'>;

interface SkyHeadProps {
  /** Nothing when it could not be loaded. */
  readonly player: Person | 'awaited' | undefined;
  readonly actions: ReactNode;
}

/** Who is here, and what is one tap away. */
export function SkyHead({ player, actions }: SkyHeadProps) {
  const text = useText();
  const badge =
    player === 'awaited' ? (
      <PlayerBadgeSkeleton />
    ) : (
      player && (
        <PlayerBadge
          nickname={player.nickname}
          avatarId={player.avatarId}
          vipLevel={player.vipLevel}
          greeting={text(greeting(operatorNow()))}
          href="/user"
          statusHref="/user/vip"
        />
      )
    );
  return (
    <>
      <Heading level={1} isFocusTarget>
        <VisuallyHidden>{text('nav.home')}</VisuallyHidden>
      </Heading>
      <HomeHeader start={badge} actions={actions} />
    </>
  );
}

interface MailWayProps {
  readonly unread: number;
  readonly onOpen: () => void;
}

/** The way to the mailbox, with the number of messages that are unread. */
export function MailWay({ unread, onOpen }: MailWayProps) {
  const text = useText();
  const count = mailBadge(unread);
  return (
    <IconButton
      glyph={envelopeSimpleRegular}
      label={count === undefined ? text('mail.title') : text('mail.unreadCount', { count })}
      count={unread}
      onClick={onOpen}
    />
  );
}

interface RefreshWayProps {
  readonly isLoading: boolean;
  readonly onRefresh: () => void;
}

/** Asks for the balance anew. */
export function RefreshWay({ isLoading, onRefresh }: RefreshWayProps) {
  const text = useText();
  return (
    <IconButton
      glyph={arrowsClockwiseRegular}
      label={text('home.refreshBalance')}
      isLoading={isLoading}
      onClick={onRefresh}
    />
  );
}
