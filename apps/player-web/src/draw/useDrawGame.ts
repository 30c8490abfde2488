import type { SpunDraw } from '@kislap/api';
import type { DrawRound, WheelPrize } from '@kislap/domain';
import { useState } from 'react';
import { openOverlay } from '../overlays/openOverlay';
import { useDrawGoal } from './useDrawGoal';
import type { DrawGoalActions } from './useDrawGoal';
import type { Turn } from './Turn';
import { useSpin } from './useSpin';

/** The draw as one player plays it. */
export interface DrawGame {
  readonly turn: Turn;
  readonly goal: DrawGoalActions;
  /** Grows when there is news of the player's spins. */
  readonly news: number;
  readonly spin: (standing: DrawRound) => Promise<void>;
  readonly land: () => void;
}

/** Spins, shows what was won, and goes on from there as the player chooses. */
export function useDrawGame(userId: number | undefined, prizes: readonly WheelPrize[]): DrawGame {
  const goal = useDrawGoal(userId);
  const spinner = useSpin(prizes);
  const [news, setNews] = useState(0);

  async function spin(standing: DrawRound): Promise<void> {
    if (userId === undefined) return;
    const unturned = await spinner.spin(userId, standing);
    if (unturned !== undefined) await show(unturned);
  }

  async function show({ spin: { id, kind, amount }, round }: SpunDraw): Promise<void> {
    const outcome = await openOverlay('draw-prize', { spinId: id, prize: { kind, amount }, round });
    setNews((count) => count + 1);
    if (outcome.type === 'dismissed') return;
    if (outcome.value === 'again') await spin(round);
    else await goal.withdraw(round);
  }

  const land = (): void => {
    const spun = spinner.land();
    if (spun !== undefined) void show(spun);
  };
  return { turn: spinner.turn, goal, news, spin, land };
}
