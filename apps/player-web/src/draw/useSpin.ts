import { AnswerError, drawRoundKey } from '@kislap/api';
import type { SpunDraw } from '@kislap/api';
import type { DrawRound, WheelPrize } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { toastError } from '../errors/toastError';
import { askSpin } from './askSpin';
import type { Turn } from './Turn';
import { wheelStop } from './wheelStop';

/** The way of a spin from the tap to the prize. */
export interface SpinTaker {
  readonly turn: Turn;
  /** Answers the result at once when no segment shows it and the wheel does not turn. */
  readonly spin: (userId: number, before: DrawRound) => Promise<SpunDraw | undefined>;
  /** The wheel has stopped. Answers the result, once. */
  readonly land: () => SpunDraw | undefined;
}

/**
 * Spins the wheel. The round is true in the cache as soon as the answer is here, also for a player who has left the
 * page meanwhile; a spin whose answer was lost is sent again under its first key.
 */
export function useSpin(prizes: readonly WheelPrize[]): SpinTaker {
  const text = useText();
  const { mutate } = useSWRConfig();
  const [turn, setTurn] = useState<Turn>({ type: 'still' });
  const isBusy = useRef(false);

  const spin = async (userId: number, before: DrawRound): Promise<SpunDraw | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setTurn({ type: 'asking', before });
    try {
      const spun = await askSpin(userId);
      await mutate(drawRoundKey(userId), spun.round, { revalidate: false });
      const stop = wheelStop(prizes, spun.spin);
      if (stop !== undefined) {
        setTurn({ type: 'turning', before, spun, stop });
        return undefined;
      }
      isBusy.current = false;
      setTurn({ type: 'still' });
      return spun;
    } catch (error) {
      isBusy.current = false;
      setTurn({ type: 'failed' });
      toastError(error, text);
      if (error instanceof AnswerError) void mutate(drawRoundKey(userId));
      return undefined;
    }
  };

  const land = (): SpunDraw | undefined => {
    if (turn.type !== 'turning') return undefined;
    isBusy.current = false;
    setTurn({ type: 'stopped', stop: turn.stop });
    return turn.spun;
  };
  return { turn, spin, land };
}
