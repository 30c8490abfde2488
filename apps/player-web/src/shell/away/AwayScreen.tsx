import { breakHours } from '@kislap/api';
import { useAway, usePlayLimits } from '@kislap/api/react';
import type { Away } from '@kislap/api';
import { zeroMoney } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  AppFrame,
  BalanceCard,
  Button,
  EmptyState,
  ErrorState,
  PageFrame,
  ResponsibleLine,
  RestScene,
  Skeleton,
  Stack,
  ToastRegion,
} from '@kislap/ui';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { RetryLine } from '../../features/errors/RetryLine';
import { CsLink } from '../../features/help/CsLink';
import { HelpLineLink } from '../../features/help/HelpLinks';
import { HelpPageLink } from '../../features/help/HelpPageLink';
import { AwayWords } from '../../features/restriction/AwayWords';
import { endText } from '../../features/restriction/endText';
import { operatorNow } from '../../device/clock/operatorNow';
import { lazyScreen } from '../../navigation/lazy/lazyComponent';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { awayDevice } from '../../session/awayDevice';
import { logOut } from '../../session/logOut';
import { useUserId } from '../../session/session';
import { OverlayHost } from '../overlays/OverlayHost';
import { ExcludeAgain, ExclusionOver } from './ExclusionOver';
import { SendNow } from './SendNow';
import { useOwnMoney } from './useOwnMoney';

const lazyWelcomeBack = lazyScreen(() =>
  import('../../pages/register-success/RegisterSuccessPage').then(({ WelcomeBack }) => WelcomeBack),
);

const longestBreak = Math.max(...breakHours) * 3600;

/**
 * All there is of the app, on every route, for a player who is away, whatever the reason: until when, their money and the
 * way out for it, and help. Nothing is offered, and only who is not back yet from an exclusion that has ended can come back.
 */
export function AwayScreen() {
  const text = useText();
  const [isBack, setBack] = useState(false);
  const welcome = useCallback(() => setBack(true), []);
  const overlays = (
    <>
      <OverlayHost />
      <ToastRegion label={text('common.notification')} />
    </>
  );
  return (
    <AppFrame overlays={overlays}>
      <PageFrame>
        <Stack gap={6}>
          {isBack ? (
            <Suspense fallback={null}>
              <lazyWelcomeBack.Component />
            </Suspense>
          ) : (
            <AwayFacts onBack={welcome} />
          )}
          {!isBack && <OwnMoney />}
          <Stack gap={2}>
            <HelpLineLink variant="tonal" isBlock words="rg.helpNamed" />
            <HelpPageLink />
            <CsLink />
            <Button variant="text" isBlock onClick={() => void logOut('/')}>
              {text('auth.logout')}
            </Button>
          </Stack>
          <ResponsibleLine />
        </Stack>
      </PageFrame>
    </AppFrame>
  );
}

/** Why the player is away, and until when. */
function AwayFacts({ onBack }: { readonly onBack: () => void }) {
  const text = useText();
  const userId = useUserId();
  const { data: away, error, isValidating, mutate } = useAway(userId);
  useEffect(() => {
    if (userId === undefined || away === undefined) return;
    if (away === null) awayDevice.forget(userId);
    else awayDevice.keep(userId, away);
  }, [userId, away]);
  if (away === undefined && error !== undefined) {
    const retry = { label: text('common.retry'), onPress: () => void mutate(), isLoading: isValidating };
    return <ErrorState title={text('net.failed')} retry={retry} />;
  }
  if (away === undefined) return <Skeleton shape="field" />;
  if (away === null) return <NotAway onBack={onBack} />;
  if (away.kind === 'over') return <ExclusionOver away={away} onChanged={mutate} onBack={onBack} />;
  return <StillAway {...away} kind={away.kind} />;
}

interface StillAwayProps extends Away {
  readonly kind: Exclude<Away['kind'], 'over'>;
}

/** Until when, what it means, and the way to make it longer. */
function StillAway(away: StillAwayProps) {
  const text = useText();
  const { kind, until } = away;
  return (
    <Stack gap={4}>
      <EmptyState
        scene={<RestScene />}
        heading={1}
        title={text(`away.now.${kind}`)}
        {...(until !== undefined && { text: text('away.until', { time: endText(until) }) })}
      />
      <AwayWords {...away} />
      {until !== undefined && (kind === 'break' || kind === 'exclusion') && (
        <MakeLonger kind={kind} until={until} />
      )}
    </Stack>
  );
}

interface MakeLongerProps {
  readonly kind: 'break' | 'exclusion';
  readonly until: EpochSeconds;
}

/** Nobody shortens a break or an exclusion; its player can make it longer. */
function MakeLonger({ kind, until }: MakeLongerProps) {
  const text = useText();
  const [now] = useState(operatorNow);
  const isLongerBreak = kind === 'break' && until < now + longestBreak;
  return (
    <Stack gap={1}>
      {isLongerBreak && (
        <Button variant="text" isBlock onClick={() => void openOverlay('self-exclusion', { kind: 'break' })}>
          {text('away.longer.break')}
        </Button>
      )}
      <ExcludeAgain label={text(kind === 'break' ? 'rg.exclude' : 'away.longer.exclusion')} />
    </Stack>
  );
}

/** Who is back from an exclusion answers the question for a deposit limit first: it stands here until then. */
function NotAway({ onBack }: { readonly onBack: () => void }) {
  const { data: limits, error } = usePlayLimits(useUserId());
  const isAnswerOwed = limits?.isAnswerOwed === true;
  useEffect(() => {
    if (isAnswerOwed) onBack();
  }, [isAnswerOwed, onBack]);
  if (isAnswerOwed || (limits === undefined && error === undefined)) return <Skeleton shape="field" />;
  return <AwayOver />;
}

/** The session that pays out does nothing else, even when its reason is gone: a login opens the app again. */
function AwayOver() {
  const text = useText();
  return (
    <EmptyState
      scene={<RestScene />}
      heading={1}
      title={text('away.over')}
      action={<Button onClick={() => void logOut('/login')}>{text('idle.again')}</Button>}
    />
  );
}

/** What is the player's own, and the way out for it. */
function OwnMoney() {
  const text = useText();
  const userId = useUserId();
  const { own, error, retry } = useOwnMoney(userId);
  if (own === undefined && error !== undefined) {
    return <RetryLine title={text('user.balanceFailed')} onRetry={retry} />;
  }
  const hasMoney = own !== undefined && own > zeroMoney;
  return (
    <Stack gap={3}>
      <BalanceCard
        balance={own}
        note={own === undefined ? undefined : text(hasMoney ? 'away.yours' : 'away.noMoney')}
      />
      {hasMoney && userId !== undefined && <SendNow userId={userId} own={own} />}
      {hasMoney && (
        <Button isBlock variant="tonal" onClick={() => void openOverlay('withdrawal', {})}>
          {text('wdw.do')}
        </Button>
      )}
      <Button variant="text" isBlock onClick={() => void openOverlay('fund-record', { tab: 1 })}>
        {text('wdw.record')}
      </Button>
    </Stack>
  );
}
