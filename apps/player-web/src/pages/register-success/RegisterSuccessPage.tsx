import { usePlayer } from '@kislap/api';
import { formatMoney, maskPhone, moneyFromScore, zeroMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, Heading, LinkButton, PageFrame, Stack, Text, WelcomeScene } from '@kislap/ui';
import { copyText } from '../../device/clipboard/copyText';
import { RetryLine } from '../../features/errors/RetryLine';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { routes } from '../../navigation/routes/routes';
import { useAppLocation } from '../../navigation/appLocation';
import { useUserId } from '../../session/session';

/** The account is open: who the player is now, and where to go from here. Nothing moves on by itself. */
export function RegisterSuccessPage() {
  const text = useText();
  return (
    <PageFrame
      isWhole
      sky={<NewAccount />}
      footer={
        <Stack gap={2}>
          <Button isBlock onClick={() => void openOverlay('deposit', {})}>
            {text('reg.deposit')}
          </Button>
          <LinkButton href={routes.responsibleGaming.path} variant="tonal" isBlock>
            {text('reg.limits')}
          </LinkButton>
          <LinkButton href="/" variant="text" isBlock>
            {text('reg.lookAround')}
          </LinkButton>
        </Stack>
      }
    >
      {null}
    </PageFrame>
  );
}

/** Who the player is now, and what the operator welcomes them with. */
function NewAccount() {
  const text = useText();
  const userId = useUserId();
  const { data: player, error, mutate } = usePlayer(userId);
  const gift = readWelcomeGift(useAppLocation().state);
  const id = String(userId ?? '');
  return (
    <Stack gap={3} align="center">
      <WelcomeScene />
      <Heading level={1} size="display">
        {text('reg.ok')}
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
      <Text isTabular>{text('user.idIs', { id })}</Text>
      <Button variant="tonal" size="sm" onClick={() => void copyText(id, text)}>
        {text('common.copy')}
      </Button>
    </Stack>
  );
}

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
