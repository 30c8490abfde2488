import type { Game } from '@kislap/api';
import { createInvalidation } from '@kislap/api/react';
import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { tellFinishedRound } from '../../features/games/tellFinishedRound';
import { openOverlay } from '../../navigation/overlays/openOverlay';
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
}

/**
 * A round that is open counts whoever leaves: leaving says so first, and whichever way the game was left, its player is
 * told afterwards how the round ended.
 */
export function useOpenRound({ game, isOpen, close }: LeftGame): OpenRound {
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

  return {
    onRound(isAsked) {
      since.current = isAsked ? operatorNow() : undefined;
    },
    async leave() {
      if (since.current === undefined) return close();
      const words = { title: text('game.roundOpen'), detail: text('game.roundOpenWhy') };
      const answers = { yes: text('game.close'), no: text('game.stay') };
      const outcome = await openOverlay('confirm', { ...words, ...answers });
      if (outcome.type === 'answered') close();
    },
  };
}
