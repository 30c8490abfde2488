import { useDepositGifts, usePlayer, usePlayLimits } from '@kislap/api/react';
import { formatMoney, maskPhone, moneyFromScore, promotionOffers, zeroMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Button,
  GarlandStepper,
  Heading,
  Inline,
  LinkButton,
  PageFrame,
  Section,
  Skeleton,
  Stack,
  Surface,
  Text,
  WelcomeScene,
} from '@kislap/ui';
import { copyText } from '../../device/clipboard/copyText';
import { RetryLine } from '../../features/errors/RetryLine';
import { garlandSteps } from '../../features/promotions/activityText';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { routes } from '../../navigation/routes/routes';
import { useAppLocation } from '../../navigation/appLocation';
import { useUserId } from '../../session/session';
import { LimitActions, LimitFields, useLimitPrompt } from '../../features/limit-prompt/LimitPrompt';

/** The same question, for who comes back: they travel together. */
export { WelcomeBack } from './WelcomeBack';

/**
 * The account is open: who the player is now, and first of all the question for a deposit limit, while it is not answered;
 * then where to go from here. Nothing moves on by itself.
 */
export function RegisterSuccessPage() {
  const text = useText();
  const { data: limits, error, mutate } = usePlayLimits(useUserId());
  const prompt = useLimitPrompt();
  const lookAround = (
    <LinkButton href="/" variant="text" isBlock>
      {text('reg.lookAround')}
    </LinkButton>
  );
  // While it is not known whether it is asked, its place is kept: no deposit comes first meanwhile.
  if (limits === undefined || limits.prompt !== undefined) {
    return (
      <PageFrame
        sky={<NewAccount isBrief />}
        footer={limits === undefined ? undefined : <LimitActions {...prompt} />}
      >
        <Stack gap={4}>
          {limits === undefined ? (
            <UnknownLimits hasFailed={error !== undefined} onRetry={() => void mutate()} />
          ) : (
            <Section title={text('reg.limitTitle')} size="titleSm">
              <LimitFields typed={prompt.typed} type={prompt.type} />
            </Section>
          )}
          {lookAround}
        </Stack>
      </PageFrame>
    );
  }
  const footer = (
    <Stack gap={2}>
      <NextSteps />
      {lookAround}
    </Stack>
  );
  return (
    <PageFrame isWhole sky={<NewAccount />} footer={footer}>
      <WelcomeBonus />
    </PageFrame>
  );
}

interface UnknownLimitsProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** The shape of the question, or that it could not be asked for. */
function UnknownLimits({ hasFailed, onRetry }: UnknownLimitsProps) {
  const text = useText();
  if (hasFailed) return <RetryLine title={text('rg.failed')} onRetry={onRetry} />;
  return (
    <Stack gap={3}>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </Stack>
  );
}

function NextSteps() {
  const text = useText();
  return (
    <>
      <Button isBlock onClick={() => void openOverlay('deposit', {})}>
        {text('reg.deposit')}
      </Button>
      <LinkButton href={routes.responsibleGaming.path} variant="tonal" isBlock>
        {text('reg.limits')}
      </LinkButton>
    </>
  );
}

interface NewAccountProps {
  /** Without its picture: the question below is whole on a small screen. */
  readonly isBrief?: boolean;
}

/** Who the player is now, and what the operator welcomes them with. */
function NewAccount({ isBrief = false }: NewAccountProps) {
  const text = useText();
  const userId = useUserId();
  const { data: player, error, mutate } = usePlayer(userId);
  const { state } = useAppLocation();
  const isNew = hasJustRegistered(state);
  const gift = readWelcomeGift(state);
  const id = String(userId ?? '');
  return (
    <Stack gap={isBrief ? 1 : 3} align="center">
      {!isBrief && <WelcomeScene size="large" />}
      <Heading level={1} size="display">
        {text(isNew ? 'reg.ok' : 'login.title')}
      </Heading>
      {player === undefined && error !== undefined ? (
        <RetryLine title={text('user.failed')} onRetry={() => void mutate()} />
      ) : (
        <Text tone="muted">{player === undefined ? ' ' : maskPhone(player.phone)}</Text>
      )}
      {gift > zeroMoney && (
        <Text size="titleSm" isTabular>
          {text('reg.gift', { x: formatMoney(gift) })}
        </Text>
      )}
      <Inline justify="center" gap={3} wrap>
        <Text isTabular>{text('user.idIs', { id })}</Text>
        <Button variant="tonal" size="sm" onClick={() => void copyText(id, text)}>
          {text('common.copy')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** What the first deposits bring, as a string of flowers; nothing where the operator gives no such bonus. */
function WelcomeBonus() {
  const text = useText();
  const userId = useUserId();
  const player = usePlayer(userId).data;
  const gifts = useDepositGifts(userId).data;
  if (player === undefined || gifts === undefined) return null;
  const steps = promotionOffers(gifts, player, zeroMoney).find(({ choice }) => choice === 23)?.steps ?? [];
  if (steps.length === 0) return null;
  const most = Math.max(...steps.map(({ ratePercent = 0 }) => ratePercent));
  return (
    <Surface as="section" aria-labelledby="welcome-bonus">
      <Stack gap={2}>
        <Inline justify="between" gap={3} wrap>
          <Heading level={2} size="titleSm" id="welcome-bonus">
            {text('reg.firstDeposits', { n: steps.length })}
          </Heading>
          <Text size="sm" tone="muted">
            {text('reg.upTo', { rate: most })}
          </Text>
        </Inline>
        <GarlandStepper steps={garlandSteps(steps, text)} />
      </Stack>
    </Surface>
  );
}

/**
 * Whether the registration has led here. Who comes by a link has had the account for long: after an exclusion the question
 * for a limit stands here too.
 *
 * @param state the state of the page's entry in the history
 */
const hasJustRegistered = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'welcomeGift' in state;

/**
 * What the new player was welcomed with; zero when there was nothing. It is kept in the history, so that a reload shows
 * it again, and read like foreign input.
 *
 * @param state the state of the page's entry in the history
 */
export function readWelcomeGift(state: unknown): Money {
  if (typeof state !== 'object' || state === null || !('welcomeGift' in state)) return zeroMoney;
  const score = state.welcomeGift;
  return Number.isSafeInteger(score) && Number(score) > 0 ? moneyFromScore(Number(score)) : zeroMoney;
}
