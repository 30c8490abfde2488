import type { Game } from '@kislap/api';
import { createInvalidation } from '@kislap/api/react';
import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { tellFinishedRound } from '../../features/games/tellFinishedRound';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { OverlayModal } from '../../navigation/overlays/stack/OverlayStack';
import { answerCache } from '../../session/answerCache';
import { idleLock } from '../../session/idle-lock/idleLock';
import { session } from '../../session/session';

interface OpenRound {
  /** The game has said that a round was asked for, or that it is answered. */
  readonly onRound: (isOpen: boolean) => void;
  /** Leaves the game; while a round is open, only after a yes. */
  readonly leave: () => Promise<void>;
}

interface LeftGame {
  readonly game: Game;
  /** The launcher is there and not on its way out. */
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly holdBack: OverlayModal['holdBack'];
  /** Closes what the game has laid over itself: that is what Back does first. */
  readonly closeSheet: () => boolean;
}

/**
 * A round that is open counts whoever leaves: leaving says so first, and whichever way the game was left, its player is
 * told afterwards how the round ended.
 */
export function useOpenRound({ game, isOpen, close, holdBack, closeSheet }: LeftGame): OpenRound {
  const text = useText();
  /** When the open round was asked for; undefined without one. */
  const since = useRef<EpochSeconds>(undefined);

  const tellLater = useEffectEvent(() => {
    const userId = session.userId();
    if (since.current === undefined || userId === undefined) return;
    const left = {
      game,
      since: since.current,
      isWanted: () => session.userId() === userId && !idleLock.isLocked(),
      onFinished: () => createInvalidation(answerCache.mutate(), userId).invalidateAfter('gameClosed'),
    };
    since.current = undefined;
    void tellFinishedRound(left, text);
  });
  useEffect(() => (isOpen ? () => tellLater() : undefined), [isOpen]);

  const leave = async (): Promise<void> => {
    if (since.current === undefined) return close();
    const words = { title: text('game.roundOpen'), detail: text('game.roundOpenWhy') };
    const answers = { yes: text('game.close'), no: text('game.stay') };
    const outcome = await openOverlay('confirm', { ...words, ...answers });
    if (outcome.type === 'answered') close();
  };
  const isHeld = useEffectEvent(() => {
    if (closeSheet()) return true;
    if (since.current === undefined) return false;
    void leave();
    return true;
  });
  useEffect(() => holdBack?.(() => isHeld()), [holdBack]);

  return {
    onRound(isAsked) {
      since.current = isAsked ? operatorNow() : undefined;
    },
    leave,
  };
}
