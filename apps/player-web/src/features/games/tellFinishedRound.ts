import { getBetDay } from '@kislap/api';
import type { Bet, Game } from '@kislap/api';
import { formatPeso, manilaDay } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { operatorNow } from '../../device/clock/operatorNow';
import { reportError } from '../../device/errors/reportError';

/** Pauses before each look, in milliseconds: a room draws within seconds, and a late studio has half a minute. */
const pausesMs = [2000, 3000, 5000, 8000, 12_000] as const;

/**
 * The operator's clock is known here to a second or two, and a ticket has the time at which it was bought. No two rounds of a
 * player start so close to each other.
 */
const CLOCK_SLACK_S = 2;

/** A round that was open when its player left the game. */
interface LeftRound {
  readonly game: Pick<Game, 'code' | 'name'>;
  /** When it was asked for, by the operator's clock. */
  readonly since: EpochSeconds;
  /** The player is still the one who left it, and may be told. */
  readonly isWanted: () => boolean;
  /** The stake has gone and the win has come: what the app shows of both is asked for again. */
  readonly onFinished: () => Promise<void>;
}

/** Says how a round ended that its player did not wait for, once the operator's record has it; nothing if it never does. */
export async function tellFinishedRound(round: LeftRound, text: TranslateText): Promise<void> {
  for (const pauseMs of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (!round.isWanted()) return;
    const bet = await findBet(round);
    if (bet === undefined) continue;
    if (!round.isWanted()) return;
    const amounts = { stake: formatPeso(bet.stake), win: formatPeso(bet.win) };
    toast({
      kind: 'notice',
      title: text('game.roundDone', { name: round.game.name }),
      detail: text('game.roundDoneWhy', amounts),
    });
    await round.onFinished();
    return;
  }
}

/**
 * The settled bet of that round; one that was asked for before midnight may stand in either day. A look that fails is
 * reported, and the next one asks again.
 */
async function findBet({ game, since }: LeftRound): Promise<Bet | undefined> {
  try {
    for (const day of new Set([manilaDay(since), manilaDay(operatorNow())])) {
      const { bets } = await getBetDay({ day, types: [] });
      const bet = bets.find(
        ({ at, gameCode, state }) =>
          gameCode === game.code && at >= since - CLOCK_SLACK_S && state === 'settled',
      );
      if (bet !== undefined) return bet;
    }
    return undefined;
  } catch (error) {
    reportError(error, 'round that was left');
    return undefined;
  }
}
