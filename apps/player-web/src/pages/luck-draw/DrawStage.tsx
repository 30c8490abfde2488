import { useInvitation, useInvitationText } from '@kislap/api/react';
import { formatMoney, formatWholePesos, goalShare, zeroMoney } from '@kislap/domain';
import type { DrawRound, DrawRules, Money, WheelPrize } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Button,
  Countdown,
  DrawGoal,
  DrawWheel,
  shareNetworkRegular,
  SpinsLeft,
  Stack,
  Text,
} from '@kislap/ui';
import { operatorNow } from '../../device/clock/operatorNow';
import { inLanguage } from '../../config/locale/locale';
import { useIsOnline } from '../../device/useIsOnline';
import { drawAction } from '../../features/draw/drawAction';
import type { DrawGame, DrawGoalActions } from '../../features/draw/useDrawGame';
import { wheelStateOf } from '../../features/draw/wheelStop';
import { shareLink } from '../../features/referrals/shareLink';
import { useLoginGate } from '../../session/useLoginGate';

interface DrawHeadProps {
  readonly rules: DrawRules | undefined;
  readonly round: DrawRound | null | undefined;
  readonly isGuest: boolean;
}

/** The goal, exactly what is missing, and when the round really ends. */
export function DrawHead({ rules, round, isGuest }: DrawHeadProps) {
  const isUnbegun = isGuest || round === null || round?.state === 'none';
  const shown = isUnbegun ? { collected: zeroMoney, goal: rules?.goal } : round;
  return (
    <DrawGoal collected={shown?.collected} goal={shown?.goal}>
      {round && !isUnbegun && <RoundLine round={round} />}
    </DrawGoal>
  );
}

function RoundLine({ round }: { readonly round: DrawRound }) {
  const text = useText();
  const { percent, missing } = goalShare(round);
  const sentence = (time: string) => text('draw.endsIn', { time });
  switch (round.state) {
    case 'running':
      return (
        <>
          <Text size="cap" tone="muted">
            {text('draw.missing', { percent, x: formatMoney(missing) })}
          </Text>
          <Text size="cap" tone="muted" as="div">
            <Countdown
              until={round.endsAt}
              endedText={text('draw.ended')}
              sentence={sentence}
              now={operatorNow}
            />
          </Text>
        </>
      );
    case 'none':
      return null;
    case 'reached':
    case 'paid':
    case 'ended':
      return (
        <Text size="sm" tone="muted">
          {text(`draw.${round.state}`)}
        </Text>
      );
  }
}

interface DrawStageProps {
  /** The sentence that says what has to be done before the wheel can be spun. */
  readonly hintId: string;
  readonly isKnown: boolean;
  readonly userId: number | undefined;
  readonly round: DrawRound | null | undefined;
  readonly prizes: readonly WheelPrize[];
  readonly goal: Money | undefined;
  readonly game: DrawGame;
}

/** The wheel. A guest may look at it; a spin leads to the login. */
export function DrawStage({ hintId, isKnown, userId, round, prizes, goal, game }: DrawStageProps) {
  const mayGoOn = useLoginGate();
  const isOnline = useIsOnline();
  const canSpin = isOnline && round ? drawAction(round) === 'spin' : false;
  return (
    <DrawWheel
      prizes={prizes}
      goal={goal}
      state={isKnown ? wheelStateOf(game.turn) : { type: 'loading' }}
      spinsLeft={round?.spinsLeft}
      blockedBy={userId === undefined || canSpin ? undefined : hintId}
      onSpin={() => {
        if (mayGoOn() && round) void game.spin(round);
      }}
      onLanded={game.land}
    />
  );
}

interface DrawCounterProps {
  /** For the wheel to point to while it cannot be spun. */
  readonly hintId: string;
  readonly isKnown: boolean;
  readonly userId: number | undefined;
  readonly round: DrawRound | null | undefined;
  readonly rules: DrawRules | undefined;
  readonly goal: DrawGoalActions;
}

/** What there is to do now: begin, spin, invite, or take the goal. */
export function DrawCounter({ hintId, isKnown, userId, round, rules, goal }: DrawCounterProps) {
  const text = useText();
  const mayGoOn = useLoginGate();
  const isOnline = useIsOnline();
  if (!isKnown) return <SpinsLeft count={undefined} hintId={hintId} />;
  if (userId === undefined) {
    return (
      <Button isBlock onClick={() => mayGoOn()}>
        {text('draw.logIn')}
      </Button>
    );
  }
  const action = round ? drawAction(round) : 'start';
  if (round && (action === 'spin' || action === 'invite')) {
    return <SpinCounter hintId={hintId} userId={userId} round={round} rules={rules} />;
  }
  const isPayout = round !== null && round !== undefined && action === 'withdraw';
  return (
    <Stack gap={2}>
      <Button
        isBlock
        variant={isPayout ? 'money' : 'primary'}
        isLoading={goal.isBusy}
        disabled={!isOnline}
        onClick={() => void (isPayout ? goal.withdraw(round) : goal.start())}
      >
        {text(isPayout ? 'draw.out' : action === 'restart' ? 'draw.restart' : 'draw.start')}
      </Button>
      <Text size="cap" tone="muted" align="center" id={hintId}>
        {text(isPayout ? 'draw.reached' : 'draw.startHint')}
      </Text>
    </Stack>
  );
}

interface SpinCounterProps extends Pick<DrawCounterProps, 'hintId' | 'rules'> {
  readonly userId: number;
  readonly round: DrawRound;
}

/** The spins that are left, and the ways to more of them. */
function SpinCounter({ hintId, userId, round, rules }: SpinCounterProps) {
  const text = useText();
  const invite = useDrawInvitation(userId);
  const isOnline = useIsOnline();
  const isOut = drawAction(round) === 'invite';
  const earned = rules !== undefined && rules.depositStep > zeroMoney ? rules : undefined;
  const ways =
    earned === undefined
      ? text('draw.invite')
      : text('draw.earn', {
          friend: earned.spinsPerFriend,
          deposit: earned.spinsPerDeposit,
          x: formatWholePesos(earned.depositStep),
        });
  const button = { glyph: shareNetworkRegular, disabled: invite === undefined, onClick: () => invite?.() };
  return (
    <Stack gap={2}>
      <SpinsLeft
        count={round.spinsLeft}
        hint={isOnline ? ways : text('net.offline')}
        hintId={hintId}
        action={
          !isOut && (
            <Button {...button} variant="tonal" size="sm">
              {text('draw.inviteDo')}
            </Button>
          )
        }
      />
      {isOut && (
        <Button {...button} isBlock>
          {text('draw.invite')}
        </Button>
      )}
    </Stack>
  );
}

/**
 * Invites friends to the player's round. The words are the operator's.
 *
 * @returns shares the invitation; `undefined` until it is known
 */
function useDrawInvitation(userId: number | undefined): (() => void) | undefined {
  const { data: invitation } = useInvitation(userId);
  const { data: words } = useInvitationText(userId);
  if (invitation === undefined || words === undefined) return undefined;
  const { text, tagalogText } = words;
  return () => {
    void shareLink({ text: inLanguage(text, tagalogText), url: invitation.url });
  };
}
