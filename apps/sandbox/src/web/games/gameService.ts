import {
  type EpochSeconds,
  epochSecondsFrom,
  fail,
  type Locale,
  type Money,
  moneyFromPeso,
  ok,
  type Result,
} from '@kislap/domain';
import type { CatalogueGame, RoomDraw } from '@kislap/domain/games';
import { gameListing } from '../../catalogue/gameListing';
import type { Random } from '../../kernel/random';
import { Refusal } from '../../kernel/Refusal';
import { highestStakeOf } from '../../rules/bonus/terms';
import { readClosedParts } from '../../rules/closedParts';
import type { Operator } from '../../rules/Operator';
import { isLocked } from '../../rules/players/sessionLock';
import { hasRoom, waitForDraw } from '../../rules/fairness/roomChains';
import { drawOfRoom } from '../../rules/rounds/drawOfRoom';
import { findLaunch } from '../../rules/rounds/findLaunch';
import { playRound, type Round, type RoundRequest } from '../../rules/rounds/playRound';

/** Why a round is not played. Nothing moved. */
export type RoundRefusal =
  | { readonly type: 'unknownLaunch' }
  | { readonly type: 'stakeOutOfRange' }
  /** The operator has closed the game or its studio since it was opened. */
  | { readonly type: 'gameClosed' }
  /** The operator wants to know first who plays. */
  | { readonly type: 'identityNeeded' }
  /** The player's account lacks something that has to be there before play. */
  | { readonly type: 'accountIncomplete' }
  | { readonly type: 'balanceTooLow' }
  /** The player's own limit on losses: what of it is left, and in which second it begins anew. */
  | { readonly type: 'ownLimitReached'; readonly left: Money; readonly until: EpochSeconds }
  /** The bonus that is open allows no bet so high. */
  | { readonly type: 'bonusMaxStake' }
  | { readonly type: 'limitRequired' }
  | { readonly type: 'limitUnanswered' }
  | { readonly type: 'ownTimeUsedUp' }
  | { readonly type: 'checkDue' }
  | { readonly type: 'onBreak' }
  | { readonly type: 'locked' }
  | { readonly type: 'keyReused' }
  /** The player's round before started a moment ago; after so long this one may. */
  | { readonly type: 'tooSoon'; readonly waitMs: number };

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
  /** The highest stake that a player's open bonus allows; undefined where none limits it. */
  highestStake(userId: number): Promise<Money | undefined>;
  /** Plays one round through the ledger: stake, win, bet row and turnover in one transaction. */
  playRound(request: RoundRequest): Promise<Result<Round, RoundRefusal>>;
  /** The stakes of a game's demo, or undefined while the game is closed. */
  findDemo(code: string): Promise<DemoTerms | undefined>;
  /** What the rounds of demos are drawn with. */
  readonly random: Random;
  /** Waits for the next draw of a game's room: what all its players share. Undefined for a game without a room. */
  roomDraw(game: Pick<CatalogueGame, 'code' | 'rules'>): Promise<RoomDraw | undefined>;
  /** How long it is to the next draw of a game's room, in milliseconds. Undefined for a game without a room. */
  roomWaitMs(game: Pick<CatalogueGame, 'rules'>): number | undefined;
}

type DemoTerms = Pick<GameLaunch, 'minStake' | 'maxStake' | 'turnoverPercent'>;

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
    highestStake: (playerId) =>
      highestStakeOf(operator.database, { playerId, nowMs: operator.clock.nowMs() }),
    random: operator.random,
    roomDraw: ({ code, rules }) => drawOfRoom(operator, { code, rules }),
    roomWaitMs: (game) => (hasRoom(game) ? waitForDraw(operator.clock.nowMs()) : undefined),
    async findDemo(code) {
      const game = gameListing.find((listed) => listed.code === code);
      const closed = await readClosedParts(operator.database);
      return game && !closed.hasGame(game) ? game : undefined;
    },
    async playRound(request) {
      try {
        return ok(await playRound(operator, request));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { reason, facts } = error;
        if (reason === 'tooSoon')
          return fail({ type: 'tooSoon', waitMs: Math.ceil((facts.wait ?? 0) * 1000) });
        if (reason === 'ownLimitReached') return fail(limitReached(facts));
        const refusal = refusals.get(reason);
        if (!refusal) throw error;
        return fail({ type: refusal });
      }
    },
  };
}

function limitReached({ limit = 0, used = 0, until = 0 }: Refusal['facts']): RoundRefusal {
  const left = moneyFromPeso(Math.max(0, limit - used));
  return { type: 'ownLimitReached', left, until: epochSecondsFrom(until) };
}

const refusals = new Map<string, Exclude<RoundRefusal['type'], 'tooSoon' | 'ownLimitReached'>>([
  ['notFound', 'unknownLaunch'],
  ['launchEnded', 'unknownLaunch'],
  ['badParameter', 'stakeOutOfRange'],
  ['switchedOff', 'gameClosed'],
  ['playIdentityMissing', 'identityNeeded'],
  ['playIdentityInReview', 'identityNeeded'],
  ['playIdentityRefused', 'identityNeeded'],
  ['accountIncomplete', 'accountIncomplete'],
  ['balanceTooLow', 'balanceTooLow'],
  ['bonusMaxStake', 'bonusMaxStake'],
  ['limitRequired', 'limitRequired'],
  ['limitUnanswered', 'limitUnanswered'],
  ['ownTimeUsedUp', 'ownTimeUsedUp'],
  ['checkDue', 'checkDue'],
  ['accountSuspended', 'onBreak'],
  ['accountExcluded', 'onBreak'],
  ['accountHeld', 'onBreak'],
  ['accountInCare', 'onBreak'],
  ['exclusionEnded', 'onBreak'],
  ['keyReused', 'keyReused'],
  ['sessionLocked', 'locked'],
]);
