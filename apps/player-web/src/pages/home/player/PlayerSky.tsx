import { useBalance, useCashCheck, usePlayer } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { BalanceHeader } from '@kislap/ui';
import { RetryLine } from '../../../errors/RetryLine';
import { openOverlay } from '../../../overlays/openOverlay';
import { routes } from '../../../routes/routes';
import { useUserId } from '../../../session/useUserId';
import { useIsOnline } from '../../../shell/useIsOnline';
import { turnoverStanding } from '../../../user/turnoverStanding';
import { useBalancePrivacy } from '../../../user/useBalancePrivacy';
import { useKnownAt } from '../../../user/useKnownAt';
import { PlayerSkySkeleton } from '../PlayerSkySkeleton';
import { PlayerHead } from './PlayerHead';

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
  // What the account itself says of the balance is older, and better than nothing.
  const known = balance.data ?? (balance.error === undefined ? undefined : player.data?.balance);
  const failed = known === undefined && balance.error !== undefined ? balance : cash;
  if (cash.isLoading || player.isLoading) return <PlayerSkySkeleton />;
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
        turnover={turnoverStanding(cash.data)}
        turnoverHref={routes.turnoverDetails.path}
        onDeposit={() => void openOverlay('deposit', {})}
        onWithdraw={() => void openOverlay('withdrawal', {})}
        isOffline={!isOnline}
      />
      {failed.data === undefined && failed.error !== undefined && (
        <RetryLine
          title={text(failed === cash ? 'flow.failed' : 'user.balanceFailed')}
          onRetry={() => void failed.mutate()}
        />
      )}
    </>
  );
}
