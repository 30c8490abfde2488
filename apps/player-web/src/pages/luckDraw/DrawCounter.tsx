import { formatWholePesos, zeroMoney } from '@kislap/domain';
import type { DrawRound, DrawRules } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, shareNetworkRegular, SpinsLeft, Stack, Text } from '@kislap/ui';
import { drawAction } from '../../draw/drawAction';
import { useDrawInvitation } from '../../draw/useDrawInvitation';
import type { DrawGoalActions } from '../../draw/useDrawGoal';
import { useLoginGate } from '../../session/useLoginGate';
import { useIsOnline } from '../../shell/useIsOnline';

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
