import { type Chance, type Money, moneyFromScore, scoreFromMoney, zeroMoney } from '@kislap/domain';
import * as v from 'valibot';
import { gameListing, type ListedGame } from '../../catalogue/gameListing';
import type { Database } from '../../database/Database';
import { Refusal } from '../../kernel/Refusal';
import { sha256 } from '../../kernel/secrets';
import { isFinal, once } from '../../ledger/once';
import { holdToTerms } from '../bonus/terms';
import { chainOfDraw, hasRoom, nextDraw } from '../fairness/roomChains';
import { checkLossLimits } from '../limits/moneyLimits';
import { recordPlay } from '../limits/playSession';
import { checkPlayTime } from '../limits/playTime';
import { checkLaunchLives, checkNoneDue, findCheckDue } from '../limits/realityCheck';
import { checkNotAway } from '../players/away';
import type { Operator } from '../Operator';
import { type LockedPlayer, lockPlayer } from '../players/player';
import { checkNotLocked, recordActivity } from '../players/sessionLock';
import { roundScope } from './closeLostRounds';
import { untilDraw } from './drawOfRoom';
import { findLaunch, type LivingLaunch } from './findLaunch';
import { type JsonValue, recordRounds } from './recordRounds';
import { changeTurn, findTurn, refuseTurn, takeTurn } from './takeTurn';
import { bookTicket, settleTicket } from './tickets';

/** A settled round. */
export interface Round {
  readonly roundId: string;
  readonly stake: Money;
  readonly win: Money;
  /** The balance right after this round. */
  readonly balance: Money;
  /** What `settle` drew, as stored with the bet. */
  readonly detail: JsonValue;
  /** True when this answer comes from the record of an earlier request with the same key. */
  readonly isReplay: boolean;
  /** A reality check is due by now: the next round is refused until it is answered. */
  readonly isCheckDue: boolean;
}

/** One round to play: stake and win move together or not at all. */
export interface RoundRequest {
  readonly sid: string;
  /** Made once per tap by the game page; the same key again answers the first outcome and moves nothing. */
  readonly key: string;
  readonly stake: Money;
  /** What the player chose, for example the dice target; the same key with another choice is refused. */
  readonly choice: JsonValue;
  /**
   * Draws the outcome. Whatever it draws counts at most once per key, and never when the stake is not covered. A ticket
   * of a room is drawn with its room instead.
   */
  settle(chance: Chance): { readonly win: Money; readonly detail: JsonValue };
}

/**
 * Plays one round: stake, win, bet row and turnover in one transaction. What it draws follows from the player's seed of
 * the game. The same key again answers the first outcome. A ticket of a room is paid when it is bought, and settled by
 * the draw that is next then.
 *
 * @throws Refusal `notFound` and `launchEnded` (launch), `sessionLocked`, `badParameter` (stake), `switchedOff`,
 *   `accountIncomplete`, of the identity check, `tooSoon`, `accountSuspended`,
 *   `checkDue`, `ownTimeUsedUp`, `ownLimitReached`, `bonusMaxStake`, `balanceTooLow`, `keyReused`
 */
export async function playRound(operator: Operator, request: RoundRequest): Promise<Round> {
  const nowMs = operator.clock.nowMs();
  const launch = await findLaunch(operator.database, request.sid, nowMs);
  const game = gameListing.find((listed) => listed.code === launch?.gameCode);
  if (!launch || !game) throw new Refusal('notFound');
  checkNotLocked(launch.session, { operator, nowMs });
  if (request.stake < game.minStake || request.stake > game.maxStake) throw new Refusal('badParameter');
  await recordActivity(operator, launch.session, nowMs);
  const { value, isReplay } = await (hasRoom(game) ? playTicket : playAtOnce)(operator, request, {
    launch,
    game,
    nowMs,
  });
  const check = await findCheckDue(operator.database, launch.userId, {
    operator,
    nowMs: operator.clock.nowMs(),
  });
  return {
    ...value,
    stake: moneyFromScore(value.stake),
    win: moneyFromScore(value.win),
    balance: moneyFromScore(value.balance),
    isReplay,
    isCheckDue: check !== undefined,
  };
}

type Place = Pick<RoundPlace, 'launch' | 'game' | 'nowMs'>;

const playAtOnce = (operator: Operator, request: RoundRequest, place: Place) =>
  bookOnce(operator, request, place, { schema: storedRound, book: settleRound });

/** Buys a ticket and waits for its draw. Whoever stops waiting has bought it all the same. */
async function playTicket(operator: Operator, request: RoundRequest, place: Place) {
  const { code } = place.game;
  const draw = nextDraw(place.nowMs);
  await chainOfDraw(operator, code, draw);
  const { value: ticket, isReplay } = await bookOnce(operator, request, place, {
    schema: storedTicket,
    book: (transaction, asked, at) => buyTicket(transaction, asked, { ...at, draw }),
  });
  await untilDraw(operator, ticket.draw);
  const { roundId, stake, win, leftAfter, detail } = await settleTicket(operator, ticket.roundId);
  const value = {
    roundId,
    stake: scoreFromMoney(stake),
    win: scoreFromMoney(win),
    balance: scoreFromMoney(leftAfter ?? zeroMoney),
    detail: v.parse(json, detail),
  };
  return { value, isReplay };
}

interface BookTask<Schema extends v.GenericSchema> {
  readonly schema: Schema;
  readonly book: (
    transaction: Database,
    request: RoundRequest,
    place: RoundPlace,
  ) => Promise<v.InferOutput<Schema>>;
}

/** Takes the turn of a bet and books it, once per key. What is refused is marked so. */
async function bookOnce<Schema extends v.GenericSchema>(
  operator: Operator,
  request: RoundRequest,
  { launch, game, nowMs }: Place,
  { schema, book }: BookTask<Schema>,
) {
  const { key, stake, choice } = request;
  const scope = roundScope(launch.userId, launch.gameCode);
  const roundId = sha256(`${scope}:${key}`);
  const bet = typeof choice === 'string' ? choice : JSON.stringify(choice);
  const requestHash = sha256(JSON.stringify([stake, choice]));
  try {
    return await once(
      operator,
      { scope, key, requestHash, atMs: nowMs, operation: 'bet' },
      {
        schema,
        before: () => takeTurn(operator, { playerId: launch.userId, game, roundId, key, bet, stake, nowMs }),
        ahead: (transaction) => lockPlayer(transaction, launch.userId),
        work: (transaction, player) =>
          book(transaction, request, { operator, player, launch, game, nowMs, roundId }),
      },
    );
  } catch (error) {
    if (error instanceof Refusal && isFinal(error)) await refuseTurn(operator.database, roundId);
    throw error;
  }
}

interface RoundPlace {
  readonly operator: Operator;
  readonly player: LockedPlayer;
  readonly launch: LivingLaunch;
  readonly game: ListedGame;
  readonly nowMs: number;
  readonly roundId: string;
}

/**
 * What every stake is asked before it is taken.
 *
 * @returns the player as it is then
 */
async function admitStake(transaction: Database, stake: Money, place: RoundPlace): Promise<LockedPlayer> {
  const { operator, launch, nowMs } = place;
  const playerId = place.player.id;
  checkNotAway(place.player, nowMs);
  await checkLaunchLives(transaction, launch.sid);
  await checkNoneDue(transaction, playerId, { operator, nowMs });
  await checkPlayTime(transaction, playerId, nowMs);
  await checkLossLimits(transaction, { playerId, amount: stake, nowMs });
  const player = await holdToTerms(transaction, { player: place.player, stake, nowMs });
  await recordPlay(transaction, playerId, { nowMs, isOpen: true });
  return player;
}

async function buyTicket(
  transaction: Database,
  { stake }: RoundRequest,
  { draw, ...place }: RoundPlace & { readonly draw: number },
) {
  const { operator, game, nowMs, roundId } = place;
  const player = await admitStake(transaction, stake, place);
  await bookTicket(transaction, { player, game, roundId, stake, draw, nowMs }, operator);
  return { roundId, draw };
}

async function settleRound(transaction: Database, request: RoundRequest, place: RoundPlace) {
  const { operator, launch, game, nowMs, roundId } = place;
  const { stake } = request;
  const player = await admitStake(transaction, stake, place);
  const turn = await findTurn(transaction, roundId, operator);
  if (!turn) throw new Error('The turn of a bet is missing');
  const { win, detail } = request.settle(turn.chance);
  await changeTurn(transaction, turn, { state: 'played', win });
  const round = { roundId, game, stake, win, detail, nowMs };
  const balance = await recordRounds(
    transaction,
    { player, accountId: launch.accountId, rounds: [round] },
    operator.failpoints,
  );
  return {
    roundId,
    stake: scoreFromMoney(stake),
    win: scoreFromMoney(win),
    balance: scoreFromMoney(balance),
    detail,
  };
}

const json: v.GenericSchema<JsonValue> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(json), v.record(v.string(), json)]),
);

/** A round as the record of its key keeps it; the amounts are ten-thousandths of a peso. */
const storedRound = v.object({
  roundId: v.string(),
  stake: v.number(),
  win: v.number(),
  balance: v.number(),
  detail: json,
});

/** A ticket as the record of its key keeps it: what it has won stands with its bet. */
const storedTicket = v.object({ roundId: v.string(), draw: v.number() });
