import { useBalance, useCashCheck, usePlayer, useUnreadMailCount } from '@kislap/api';
import type { EpochSeconds, Player } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  arrowsClockwiseRegular,
  BalanceHeader,
  envelopeSimpleRegular,
  Heading,
  HomeHeader,
  IconButton,
  PlayerBadge,
  VisuallyHidden,
} from '@kislap/ui';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { holdBack } from '../../../device/afterFirstView';
import { operatorNow } from '../../../device/clock/operatorNow';
import { useIsOnline } from '../../../device/useIsOnline';
import { turnoverStatus, useOpenTasks } from '../../../features/account/useOpenTasks';
import type { OpenTasks } from '../../../features/account/useOpenTasks';
import { useBalancePrivacy } from '../../../features/account/useBalancePrivacy';
import { RetryLine } from '../../../features/errors/RetryLine';
import { mailBadge } from '../../../features/mail/mailBadge';
import { go } from '../../../navigation/go';
import { openOverlay } from '../../../navigation/overlays/openOverlay';
import { routes } from '../../../navigation/routes/routes';
import { useUserId } from '../../../session/session';
import { PlayerSkySkeleton } from '../skeletons';
import { QuickEntries } from './QuickEntries';
import { greeting } from './greeting';

/** The parts of home that only players see. */
export interface PlayerParts {
  /** Who plays, and what they have. */
  readonly Sky: ComponentType;
  /** The quick ways to what the operator has switched on. */
  readonly Shortcuts: ComponentType;
}

/** The parts of home that only players see, fetched together. */
export const playerParts: PlayerParts = { Sky: PlayerSky, Shortcuts: QuickEntries };

/** Who plays, what they have, how much of the turnover is done, and the two things to do with money. */
function PlayerSky() {
  const text = useText();
  const userId = useUserId();
  const player = usePlayer(userId);
  const balance = useBalance(userId);
  const cash = useCashCheck(userId);
  const open = useOpenTasks(userId, cash.data);
  const { isHidden, toggle } = useBalancePrivacy();
  const knownAt = useKnownAt(balance);
  const isOnline = useIsOnline();
  // What the account itself says of the balance is older, and better than nothing.
  const known = balance.data ?? (balance.error === undefined ? undefined : player.data?.balance);
  const isBalanceLost = known === undefined && balance.error !== undefined;
  const isTurnoverLost = cash.data === undefined ? cash.error !== undefined : isLost(open);
  const isLoading = cash.isLoading || player.isLoading;
  useEffect(() => (isLoading ? holdBack() : undefined), [isLoading]);
  if (isLoading) return <PlayerSkySkeleton />;
  return (
    <>
      <PlayerHead
        player={player.data}
        onRefresh={() => Promise.allSettled([balance.mutate(), cash.mutate(), player.mutate()])}
      />
      <BalanceHeader
        balance={known}
        asOf={balance.error === undefined ? undefined : knownAt}
        isHidden={isHidden}
        onToggleHidden={toggle}
        turnover={turnoverStatus(cash.data, open.status)}
        turnoverHref={routes.turnoverDetails.path}
        onDeposit={() => void openOverlay('deposit', {})}
        onWithdraw={() => void openOverlay('withdrawal', {})}
        isOffline={!isOnline}
      />
      {isBalanceLost && (
        <RetryLine title={text('user.balanceFailed')} onRetry={() => void balance.mutate()} />
      )}
      {!isBalanceLost && isTurnoverLost && (
        <RetryLine
          title={text('flow.failed')}
          onRetry={() => void Promise.allSettled([cash.mutate(), open.refresh()])}
        />
      )}
    </>
  );
}

const isLost = ({ status, error }: OpenTasks) => status === undefined && error !== undefined;

interface PlayerHeadProps {
  /** Nothing when it could not be loaded. */
  readonly player: Player | undefined;
  readonly onRefresh: () => Promise<unknown>;
}

/** Who is here, and the balance asked for anew. */
function PlayerHead({ player, onRefresh }: PlayerHeadProps) {
  const text = useText();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await onRefresh();
    setRefreshing(false);
  };
  const badge = player && (
    <PlayerBadge
      nickname={player.nickname}
      avatarId={player.avatarId}
      vipLevel={player.vipLevel}
      greeting={text(greeting(operatorNow()))}
      href="/user"
      statusHref="/user/vip"
    />
  );
  const actions = (
    <>
      <MailButton />
      <IconButton
        glyph={arrowsClockwiseRegular}
        label={text('home.refreshBalance')}
        isLoading={isRefreshing}
        onClick={() => void refresh()}
      />
    </>
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

/** The way to the mailbox from home, with the number of messages that are unread. */
function MailButton() {
  const text = useText();
  const unread = useUnreadMailCount(useUserId()).data ?? 0;
  const count = mailBadge(unread);
  return (
    <IconButton
      glyph={envelopeSimpleRegular}
      label={count === undefined ? text('mail.title') : text('mail.unreadCount', { count })}
      count={unread}
      onClick={() => void go('/user/mail')}
    />
  );
}

interface Answer {
  readonly data: unknown;
  readonly error: unknown;
  readonly isValidating: boolean;
}

/** When a cached answer was last confirmed by the operator; nothing before the first time. */
function useKnownAt({ data, error, isValidating }: Answer): EpochSeconds | undefined {
  const [knownAt, setKnownAt] = useState<EpochSeconds>();
  const [wasValidating, setWasValidating] = useState(isValidating);
  if (wasValidating !== isValidating) {
    setWasValidating(isValidating);
    const isConfirmed = !isValidating && data !== undefined && error === undefined;
    if (isConfirmed) setKnownAt(operatorNow());
  }
  return knownAt;
}
