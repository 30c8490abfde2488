import { serverNow, useBalance, useCashCheck, usePlayer } from '@kislap/api';
import { epochSecondsFrom, remainingTurnover, turnoverPercent } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  arrowsClockwiseRegular,
  BalanceHeader,
  Heading,
  HomeHeader,
  IconButton,
  PlayerBadge,
  VisuallyHidden,
} from '@kislap/ui';
import { useState } from 'react';
import { openOverlay } from '../../../overlays/openOverlay';
import { useUserId } from '../../../session/useUserId';
import { useIsOnline } from '../../../shell/useIsOnline';
import { useBalancePrivacy } from '../../../user/useBalancePrivacy';
import { useKnownAt } from '../../../user/useKnownAt';
import { PlayerSkySkeleton } from '../PlayerSkySkeleton';
import { greeting } from './greeting';

/** Who plays, what they have, how much of the turnover is done, and the two things to do with money. */
export function PlayerSky() {
  const text = useText();
  const userId = useUserId();
  const player = usePlayer(userId);
  const balance = useBalance(userId);
  const cash = useCashCheck(userId);
  const { isHidden, toggle } = useBalancePrivacy();
  const knownAt = useKnownAt(balance);
  const isOnline = useIsOnline();
  const [isRefreshing, setRefreshing] = useState(false);

  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await Promise.allSettled([balance.mutate(), cash.mutate(), player.mutate()]);
    setRefreshing(false);
  };
  if (cash.isLoading || player.isLoading) return <PlayerSkySkeleton />;
  return (
    <>
      <Heading level={1} isFocusTarget>
        <VisuallyHidden>{text('nav.home')}</VisuallyHidden>
      </Heading>
      <HomeHeader
        start={
          player.data && (
            <PlayerBadge
              nickname={player.data.nickname}
              avatarId={player.data.avatarId}
              vipLevel={player.data.vipLevel}
              greeting={text(greeting(epochSecondsFrom(serverNow() / 1000)))}
              href="/user"
            />
          )
        }
        actions={
          <IconButton
            glyph={arrowsClockwiseRegular}
            label={text('home.refreshBalance')}
            isLoading={isRefreshing}
            onClick={() => void refresh()}
          />
        }
      />
      <BalanceHeader
        balance={balance.data}
        asOf={balance.error === undefined ? undefined : knownAt}
        isHidden={isHidden}
        onToggleHidden={toggle}
        turnover={
          cash.data === undefined
            ? 'unknown'
            : { percent: turnoverPercent(cash.data), left: remainingTurnover(cash.data) }
        }
        turnoverHref="/user"
        onDeposit={() => void openOverlay('deposit', {})}
        onWithdraw={() => void openOverlay('withdrawal', {})}
        isOffline={!isOnline}
      />
    </>
  );
}
