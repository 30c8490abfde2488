import { breakHours } from '@kislap/api';
import { useAway, useIdentityCheck, usePlayLimits, useWithdrawalLog } from '@kislap/api/react';
import type { Away } from '@kislap/api';
import { addMoney, formatPeso, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  AppFrame,
  BalanceCard,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Note,
  PageFrame,
  ResponsibleLine,
  RestScene,
  Skeleton,
  Stack,
  ToastRegion,
} from '@kislap/ui';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { failedText } from '../../features/errors/errorText';
import { RetryLine } from '../../features/errors/RetryLine';
import { CsLink } from '../../features/help/CsLink';
import { HelpLineLink } from '../../features/help/HelpLinks';
import { HelpPageLink } from '../../features/help/HelpPageLink';
import { IdentityNote } from '../../features/identity/IdentityNote';
import { AwayWords } from '../../features/restriction/AwayWords';
import { endText } from '../../features/restriction/endText';
import { offerKeys } from '../../device/storage/offerKeys';
import { operatorNow } from '../../device/clock/operatorNow';
import { lazyScreen } from '../../navigation/lazy/lazyComponent';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { routes } from '../../navigation/routes/routes';
import { awayDevice } from '../../session/awayDevice';
import { logOut } from '../../session/logOut';
import { useUserId } from '../../session/session';
import { OverlayHost } from '../overlays/OverlayHost';
import { ExcludeAgain, ExclusionOver } from './ExclusionOver';
import { SendNow } from './SendNow';
import { useBeginAtTop } from './useBeginAtTop';
import { useOwnMoney } from '../../features/payout/useOwnMoney';
import { Arrival, AwayPage, useAwayPage } from './AwayPage';

const lazyWelcomeBack = lazyScreen(() =>
  import('../../pages/register-success/RegisterSuccessPage').then(({ WelcomeBack }) => WelcomeBack),
);

const longestBreak = Math.max(...breakHours) * 3600;

/**
 * All there is of the app, on every route but those of letters and the statement, for a player who is away, whatever the reason:
 * until when, help, their money and the way out for it. Nothing is offered, and only who is not back yet from an exclusion that has ended can come back.
 */
export function AwayScreen() {
  const text = useText();
  const [isBack, setBack] = useState(false);
  const welcome = useCallback(() => setBack(true), []);
  const page = useAwayPage();
  const overlays = (
    <>
      <OverlayHost />
      <ToastRegion label={text('common.notification')} />
    </>
  );
  if (page !== undefined && !isBack) {
    return (
      <AppFrame overlays={overlays}>
        <AwayPage page={page} />
      </AppFrame>
    );
  }
  return (
    <AppFrame overlays={overlays}>
      <Arrival />
      <PageFrame>
        <Stack gap={6}>
          {isBack ? (
            <Suspense fallback={null}>
              <lazyWelcomeBack.Component />
            </Suspense>
          ) : (
            <AwayFacts onBack={welcome} />
          )}
          <HelpLineLink variant="tonal" isBlock words="rg.helpNamed" />
          {!isBack && (
            <>
              <OwnMoney />
              <Meaning />
            </>
          )}
          <Stack gap={2}>
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
  useEffect(() => {
    // Storage tells the other tabs alone: one of them has made it longer, or another absence of it.
    const look = ({ key }: StorageEvent): void => void (key === offerKeys.quiet.name && mutate());
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [mutate]);
  if (away === undefined && error !== undefined) {
    const retry = { label: text('common.retry'), onPress: () => void mutate(), isLoading: isValidating };
    return <ErrorState title={failedText(text)} retry={retry} />;
  }
  if (away === undefined) return <Skeleton shape="field" />;
  if (away === null) return <NotAway onBack={onBack} />;
  if (away.kind === 'over') return <ExclusionOver away={away} onChanged={mutate} onBack={onBack} />;
  return <StillAway {...away} kind={away.kind} />;
}

interface StillAwayProps extends Away {
  readonly kind: Exclude<Away['kind'], 'over'>;
}

/** What it is, and until when. */
function StillAway({ kind, until }: StillAwayProps) {
  const text = useText();
  useBeginAtTop(`${kind} ${until ?? 0}`);
  return (
    <EmptyState
      scene={<RestScene />}
      heading={1}
      title={text(`away.now.${kind}`)}
      {...(until !== undefined && { text: text('away.until', { time: endText(until) }) })}
    />
  );
}

/** What it means, and the way to make it longer, below the money. */
function Meaning() {
  const away = useAway(useUserId()).data;
  if (!away || away.kind === 'over') return null;
  const { kind } = away;
  return (
    <Stack gap={4}>
      <AwayWords {...away} kind={kind} />
      <StayAwayLonger {...away} kind={kind} />
    </Stack>
  );
}

/**
 * Nobody shortens an absence; its player can make a break or an exclusion longer. Whoever is held back for another reason can
 * begin one of their own.
 */
function StayAwayLonger({ kind, until }: StillAwayProps) {
  const text = useText();
  const [now] = useState(operatorNow);
  const isLongerBreak = kind !== 'exclusion' && (until ?? now) < now + longestBreak;
  return (
    <Stack gap={1}>
      {isLongerBreak && (
        <Button variant="text" isBlock onClick={() => void openOverlay('self-exclusion', { kind: 'break' })}>
          {text(kind === 'break' ? 'away.longer.break' : 'rg.break')}
        </Button>
      )}
      <ExcludeAgain label={text(kind === 'exclusion' ? 'away.longer.exclusion' : 'rg.exclude')} />
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
      <OnItsWay userId={userId} />
      {hasMoney && <IdentityNeeded userId={userId} />}
      {hasMoney && userId !== undefined && <SendNow userId={userId} own={own} />}
      {hasMoney && (
        <Button isBlock variant="tonal" onClick={() => void openOverlay('withdrawal', {})}>
          {text('wdw.do')}
        </Button>
      )}
      <Button variant="text" isBlock onClick={() => void openOverlay('fund-record', { tab: 1 })}>
        {text('wdw.record')}
      </Button>
      <LinkButton variant="text" isBlock href={routes.mail.path}>
        {text('mail.title')}
      </LinkButton>
      <LinkButton variant="text" isBlock href={routes.statement.path}>
        {text('stmt.title')}
      </LinkButton>
    </Stack>
  );
}

/** Withdrawals that run on; nothing while there are none. */
function OnItsWay({ userId }: { readonly userId: number | undefined }) {
  const text = useText();
  const { rows } = useWithdrawalLog(userId);
  const sum = rows
    .filter(({ status }) => status === 'pending')
    .reduce((all, { amount }) => addMoney(all, amount), zeroMoney);
  return sum > zeroMoney && <Note>{text('away.onItsWay', { x: formatPeso(sum) })}</Note>;
}

/** What still holds the way out back, and can be settled here. */
function IdentityNeeded({ userId }: { readonly userId: number | undefined }) {
  const check = useIdentityCheck(userId).data;
  return check && <IdentityNote purpose="withdrawal" state={check.state} />;
}
