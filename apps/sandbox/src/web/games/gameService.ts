import { fail, type Locale, type Money, ok, type Result } from '@kislap/domain';
import { gameListing } from '../../catalogue/gameListing';
import { Refusal } from '../../kernel/Refusal';
import type { Operator } from '../../rules/Operator';
import { isLocked } from '../../rules/players/sessionLock';
import { findLaunch } from '../../rules/rounds/findLaunch';
import { playRound, type Round, type RoundRequest } from '../../rules/rounds/playRound';

/** Why a round is not played. Nothing moved. */
export type RoundRefusal =
  | { readonly type: 'unknownLaunch' }
  | { readonly type: 'stakeOutOfRange' }
  | { readonly type: 'balanceTooLow' }
  | { readonly type: 'ownLimitReached' }
  | { readonly type: 'ownTimeUsedUp' }
  | { readonly type: 'onBreak' }
  | { readonly type: 'locked' }
  | { readonly type: 'keyReused' };

/** One opened game: the session id in the frame's address leads here. */
export interface GameLaunch {
  readonly sid: string;
  readonly userId: number;
  /** Which game of the catalogue it is, for example `parol-nights`. */
  readonly gameCode: string;
  readonly minStake: Money;
  readonly maxStake: Money;
  /** Share of a stake that counts as turnover, in percent. */
  readonly turnoverPercent: number;
  /** The player's language, for the texts of the game page. */
  readonly locale: Locale;
  readonly balance: Money;
  /** Its player's session was left alone: nothing is shown or played before the player has proved who it is. */
  readonly isLocked: boolean;
}

/** What the game pages may do. */
export interface GameService {
  /** The launch behind a session id, or undefined when it is unknown or its player's session has ended. */
  findLaunch(sid: string): Promise<GameLaunch | undefined>;
  /** Plays one round through the ledger: stake, win, bet row and turnover in one transaction. */
  playRound(request: RoundRequest): Promise<Result<Round, RoundRefusal>>;
}

/** Launches and rounds over the operator's ledger. */
export function createGameService(operator: Operator): GameService {
  return {
    async findLaunch(sid) {
      const found = await findLaunch(operator.database, sid, operator.clock.nowMs());
      const game = gameListing.find((listed) => listed.code === found?.gameCode);
      if (!found || !game) return undefined;
      const { minStake, maxStake, turnoverPercent } = game;
      const { session, ...launch } = found;
      return {
        ...launch,
        minStake,
        maxStake,
        turnoverPercent,
        isLocked: isLocked(operator, session, operator.clock.nowMs()),
      };
    },
    async playRound(request) {
      try {
        return ok(await playRound(operator, request));
      } catch (error) {
        const refusal = error instanceof Refusal ? refusals.get(error.reason) : undefined;
        if (!refusal) throw error;
        return fail({ type: refusal });
      }
    },
  };
}

const refusals = new Map<string, RoundRefusal['type']>([
  ['notFound', 'unknownLaunch'],
  ['badParameter', 'stakeOutOfRange'],
  ['balanceTooLow', 'balanceTooLow'],
  ['ownLimitReached', 'ownLimitReached'],
  ['ownTimeUsedUp', 'ownTimeUsedUp'],
  ['accountSuspended', 'onBreak'],
  ['keyReused', 'keyReused'],
  ['sessionLocked', 'locked'],
]);
