import type { DrawRound, WheelPrize } from '@kislap/domain';
import { DrawWheel } from '@kislap/ui';
import { drawAction } from '../../draw/drawAction';
import type { DrawGame } from '../../draw/useDrawGame';
import { wheelStateOf } from '../../draw/wheelStateOf';
import { useLoginGate } from '../../session/useLoginGate';
import { useIsOnline } from '../../shell/useIsOnline';

interface DrawStageProps {
  /** The sentence that says what has to be done before the wheel can be spun. */
  readonly hintId: string;
  readonly isKnown: boolean;
  readonly userId: number | undefined;
  readonly round: DrawRound | null | undefined;
  readonly prizes: readonly WheelPrize[];
  readonly game: DrawGame;
}

/** The wheel. A guest may look at it; a spin leads to the login. */
export function DrawStage({ hintId, isKnown, userId, round, prizes, game }: DrawStageProps) {
  const mayGoOn = useLoginGate();
  const isOnline = useIsOnline();
  const canSpin = isOnline && round ? drawAction(round) === 'spin' : false;
  return (
    <DrawWheel
      prizes={prizes}
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
