import { collectDraw, drawRoundKey, drawSpinsKey, drawWinnersKey, spinDraw, startDraw } from '@kislap/api';
import type { SpunDraw } from '@kislap/api';
import type { DrawRound, WheelPrize } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useClaim } from '../claims/useClaim';
import { toastError } from '../errors/toastError';
import { useMutation } from '../mutation/useMutation';
import { giftReceipt } from '../receipts/giftReceipt';
import { wheelStop } from './wheelStop';
import type { Turn } from './wheelStop';

/** The draw as one player plays it. */
export interface DrawGame {
  readonly turn: Turn;
  readonly goal: DrawGoalActions;
  /** Grows when there is news of the player's spins. */
  readonly news: number;
  readonly spin: (round: DrawRound) => Promise<void>;
  readonly land: () => void;
}

/** Spins, shows what was won, and goes on from there as the player chooses. */
export function useDrawGame(userId: number | undefined, prizes: readonly WheelPrize[]): DrawGame {
  const goal = useDrawGoal(userId);
  const spinner = useSpin(prizes);
  const [news, setNews] = useState(0);

  async function spin(round: DrawRound): Promise<void> {
    if (userId === undefined) return;
    const unturned = await spinner.spin(userId, round);
    if (unturned !== undefined) await show(unturned);
  }

  async function show({ spin: { id, kind, amount }, round }: SpunDraw): Promise<void> {
    const addNews = (): void => setNews((count) => count + 1);
    // The spin is in the list as soon as it is over; what a mystery held, once it has been opened.
    addNews();
    const outcome = await openOverlay('draw-prize', { spinId: id, prize: { kind, amount }, round });
    addNews();
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

/** What can be done with a round beside spinning. */
export interface DrawGoalActions {
  readonly isBusy: boolean;
  /** Opens a round where none runs. */
  readonly start: () => Promise<void>;
  /** Pays the goal into the balance, and says so. */
  readonly withdraw: (round: DrawRound) => Promise<void>;
}

/** Begins rounds and pays out their goal: each at most once, whatever the network does. */
function useDrawGoal(userId: number | undefined): DrawGoalActions {
  const text = useText();
  const { mutate } = useSWRConfig();
  const { claim, claiming } = useClaim();
  const { isPending: isStarting, mutate: sendStart } = useMutation<number, DrawRound>({
    // A second round is never opened: the operator answers the one that runs.
    send: () => startDraw(),
    onDone: (round, player) => mutate(drawRoundKey(player), round, { revalidate: false }),
  });
  const start = async (): Promise<void> => {
    if (userId !== undefined) await sendStart(userId);
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
    const receipt = giftReceipt(given, text('draw.title'));
    await openOverlay('draw-paid', { receipt, turnover: given.turnoverAdded });
  };
  return { isBusy: isStarting || claiming !== undefined, start, withdraw };
}

interface Spin {
  readonly userId: number;
}

/** The way of a spin from the tap to the prize. */
interface SpinTaker {
  readonly turn: Turn;
  /** Answers the result at once when no segment shows it and the wheel does not turn. */
  readonly spin: (userId: number, before: DrawRound) => Promise<SpunDraw | undefined>;
  /** The wheel has stopped. Answers the result, once. */
  readonly land: () => SpunDraw | undefined;
}

/**
 * Spins the wheel. The cache holds the round as soon as the answer is here, also for a player who has left the page. A
 * spin whose answer was lost is sent again under its first key.
 */
function useSpin(prizes: readonly WheelPrize[]): SpinTaker {
  const text = useText();
  const { mutate } = useSWRConfig();
  const [turn, setTurn] = useState<Turn>({ type: 'still' });
  const { mutate: send } = useMutation<Spin, SpunDraw>({
    intentOf: () => 'spin',
    send: (_spin, idempotencyKey) => spinDraw({ idempotencyKey }),
    onDone: ({ round }, { userId }) => mutate(drawRoundKey(userId), round, { revalidate: false }),
    onUnknown: () => {
      setTurn({ type: 'failed' });
      toast({ kind: 'notice', title: text('draw.unknown') });
    },
    onFailed: (error, { userId }) => {
      setTurn({ type: 'failed' });
      toastError(error, text);
      void mutate(drawRoundKey(userId));
    },
  });

  const spin = async (userId: number, before: DrawRound): Promise<SpunDraw | undefined> => {
    if (turn.type === 'asking' || turn.type === 'turning') return undefined;
    setTurn({ type: 'asking', before });
    const spun = await send({ userId });
    if (spun === undefined) return undefined;
    const stop = wheelStop(prizes, spun.spin);
    setTurn(stop === undefined ? { type: 'still' } : { type: 'turning', before, spun, stop });
    return stop === undefined ? spun : undefined;
  };

  const land = (): SpunDraw | undefined => {
    if (turn.type !== 'turning') return undefined;
    setTurn({ type: 'stopped', stop: turn.stop });
    return turn.spun;
  };
  return { turn, spin, land };
}
