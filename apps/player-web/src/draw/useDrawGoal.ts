import { collectDraw, drawRoundKey, drawSpinsKey, drawWinnersKey, startDraw } from '@kislap/api';
import type { DrawRound } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useClaim } from '../claims/useClaim';
import { toastError } from '../errors/toastError';
import { openOverlay } from '../overlays/openOverlay';

/** What can be done with a round beside spinning. */
export interface DrawGoalActions {
  readonly isBusy: boolean;
  /** Opens a round where none runs. */
  readonly start: () => Promise<void>;
  /** Pays the goal into the balance, and says so. */
  readonly withdraw: (round: DrawRound) => Promise<void>;
}

/** Begins rounds and pays out their goal: each at most once, whatever the network does. */
export function useDrawGoal(userId: number | undefined): DrawGoalActions {
  const text = useText();
  const { mutate } = useSWRConfig();
  const { claim, claiming } = useClaim();
  const [isStarting, setStarting] = useState(false);
  const isAsked = useRef(false);

  const start = async (): Promise<void> => {
    if (userId === undefined || isAsked.current) return;
    isAsked.current = true;
    setStarting(true);
    try {
      // A second round is never opened: the operator answers the one that runs.
      await mutate(drawRoundKey(userId), await startDraw(), { revalidate: false });
    } catch (error) {
      toastError(error, text);
    } finally {
      isAsked.current = false;
      setStarting(false);
    }
  };

  const withdraw = async ({ id }: DrawRound): Promise<void> => {
    if (userId === undefined) return;
    const ownKeys = [drawRoundKey(userId), drawSpinsKey(userId), drawWinnersKey];
    const given = await claim({
      intent: `draw:${id}`,
      take: (options) => collectDraw(id, options),
      ownKeys,
    });
    if (given === undefined) return;
    await openOverlay('draw-paid', { amount: given.amount, turnover: given.turnoverAdded });
  };
  return { isBusy: isStarting || claiming !== undefined, start, withdraw };
}
