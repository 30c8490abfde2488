import { useBalance, useCashCheck, usePlayer, useMailCounts } from '@kislap/api/react';
import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { BalanceHeader, besideRows } from '@kislap/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { holdBack } from '../../../device/afterFirstView';
import { operatorNow } from '../../../device/clock/operatorNow';
import { useIsOnline } from '../../../device/useIsOnline';
import { turnoverStatus, useOpenTasks } from '../../../features/account/useOpenTasks';
import type { OpenTasks } from '../../../features/account/useOpenTasks';
import { useBalancePrivacy } from '../../../features/account/useBalancePrivacy';
import { RetryLine } from '../../../features/errors/RetryLine';
import { go } from '../../../navigation/go';
import { openOverlay } from '../../../navigation/overlays/openOverlay';
import { routes } from '../../../navigation/routes/routes';
import { lastView } from '../../../session/offline/lastView';
import { reach } from '../../../session/offline/reach';
import { useUserId } from '../../../session/session';
import { PlayerSkySkeleton } from '../skeletons';
import { PlayerOffers } from './PlayerOffers';
import { MailWay, RefreshWay, SkyHead } from './SkyHead';
import type { Person } from './SkyHead';

/** The parts of home that only players see. */
export interface PlayerParts {
  /** Who plays, and what they have. */
  readonly Sky: ComponentType;
  /** What the operator offers this player, and the quick ways to what is switched on. */
  readonly Offers: ComponentType;
}

/** The parts of home that only players see, fetched together. */
export const playerParts: PlayerParts = { Sky: PlayerSky, Offers: PlayerOffers };

/** Who plays, what they have, how much of the turnover is done, and the two things to do with money. */
function PlayerSky() {
  const text = useText();
  const userId = useUserId();
  const player = usePlayer(userId);
  const balance = useBalance(userId);
  const cash = useCashCheck(userId);
  const open = useOpenTasks(userId, cash.data);
  const { isHidden, toggle } = useBalancePrivacy();
  const [last] = useState(() => lastView.read()?.view);
  const knownAt = useKnownAt(balance);
  const isOnline = useIsOnline();
  // What the account itself says of the balance is older, and better than nothing.
  const known = balance.data ?? (balance.error === undefined ? undefined : player.data?.balance);
  const isBalanceLost = known === undefined && balance.error !== undefined;
  const isTurnoverLost = cash.data === undefined ? cash.error !== undefined : isLost(open);
  const isLoading = cash.isLoading || player.isLoading;
  // What shows the kept answers on a dead line does not wait for the calls to give up.
  const isLineDead = useSyncExternalStore(reach.subscribe, reach.isLost);
  const isAwaited = isLoading && !isLineDead;
  useEffect(() => (isAwaited ? holdBack() : undefined), [isAwaited]);
  // Their money comes first, and waits for nobody to be introduced.
  if (isLoading && last === undefined && balance.data === undefined) return <PlayerSkySkeleton />;
  // A view of earlier holds no money: it is veiled until the operator has answered.
  const isVeiled = last !== undefined && known === undefined && balance.error === undefined;
  const isTurnoverVeiled = cash.data === undefined && cash.error === undefined;
  return (
    <div ref={besideRows}>
      <div>
        <PlayerHead
          player={player.data ?? last?.player ?? (player.isLoading ? 'awaited' : undefined)}
          onRefresh={() => Promise.allSettled([balance.mutate(), cash.mutate(), player.mutate()])}
        />
        <BalanceHeader
          balance={isVeiled ? 'veiled' : known}
          asOf={balance.error === undefined ? undefined : knownAt}
          isHidden={isHidden}
          onToggleHidden={toggle}
          turnover={isTurnoverVeiled ? 'veiled' : turnoverStatus(cash.data, open.status)}
          turnoverHref={routes.turnoverDetails.path}
          limitsHref={routes.responsibleGaming.path}
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
      </div>
    </div>
  );
}

const isLost = ({ status, error }: OpenTasks) => status === undefined && error !== undefined;

interface PlayerHeadProps {
  /** Nothing when it could not be loaded. */
  readonly player: Person | 'awaited' | undefined;
  readonly onRefresh: () => Promise<unknown>;
}

/** Who is here, and the balance asked for anew. */
function PlayerHead({ player, onRefresh }: PlayerHeadProps) {
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await onRefresh();
    setRefreshing(false);
  };
  // Whose letters they are is not known yet: they are asked for with the rest of the next round.
  const actions = player !== 'awaited' && (
    <>
      <MailButton />
      <RefreshWay isLoading={isRefreshing} onRefresh={() => void refresh()} />
    </>
  );
  return <SkyHead player={player} actions={actions} />;
}

/** The way to the mailbox from home, with the number of messages that are unread. */
function MailButton() {
  const unread = useMailCounts(useUserId()).data?.unread ?? 0;
  return <MailWay unread={unread} onOpen={() => void go('/user/mail')} />;
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
