import { type Money, moneyFromScore, scoreFromMoney } from '@kislap/domain';
import * as v from 'valibot';
import { gameListing, type ListedGame } from '../../catalogue/gameListing';
import type { Database } from '../../database/Database';
import type { Random } from '../../kernel/random';
import { Refusal } from '../../kernel/Refusal';
import { sha256 } from '../../kernel/secrets';
import { once } from '../../ledger/once';
import { checkLimits } from '../limits/moneyLimits';
import { recordPlay } from '../limits/playSession';
import { checkPlayTime } from '../limits/playTime';
import { checkNotExcluded } from '../limits/selfExclusion';
import type { Operator } from '../Operator';
import { lockPlayer } from '../players/player';
import { checkNotLocked, recordActivity } from '../players/sessionLock';
import { findLaunch, type LivingLaunch } from './findLaunch';
import { type JsonValue, recordRounds } from './recordRounds';

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
}

/** One round to play: stake and win move together or not at all. */
export interface RoundRequest {
  readonly sid: string;
  /** Made once per tap by the game page; the same key again answers the first outcome and moves nothing. */
  readonly key: string;
  readonly stake: Money;
  /** What the player chose, for example the dice target; the same key with another choice is refused. */
  readonly choice: JsonValue;
  /** Draws the outcome. Whatever it draws counts at most once per key, and never when the stake is not covered. */
  settle(random: Random): { readonly win: Money; readonly detail: JsonValue };
}

/**
 * Plays one round: stake, win, bet row and turnover in one transaction. The same key again answers the first
 * outcome.
 *
 * @throws Refusal `notFound` (launch), `sessionLocked`, `badParameter` (stake), `accountSuspended`, `ownTimeUsedUp`, `ownLimitReached`,
 *   `balanceTooLow`, `keyReused`
 */
export async function playRound(operator: Operator, request: RoundRequest): Promise<Round> {
  const nowMs = operator.clock.nowMs();
  const launch = await findLaunch(operator.database, request.sid, nowMs);
  const game = gameListing.find((listed) => listed.code === launch?.gameCode);
  if (!launch || !game) throw new Refusal('notFound');
  checkNotLocked(launch.session, { operator, nowMs });
  if (request.stake < game.minStake || request.stake > game.maxStake) throw new Refusal('badParameter');
  await recordActivity(operator, launch.session, nowMs);
  const scope = `user:${launch.userId}:round:${launch.gameCode}`;
  const requestHash = sha256(JSON.stringify([request.stake, request.choice]));
  const { value, isReplay } = await once(
    operator,
    { scope, key: request.key, requestHash, atMs: nowMs, operation: 'bet' },
    {
      schema: storedRound,
      work: (transaction) =>
        settleRound(transaction, request, {
          operator,
          launch,
          game,
          nowMs,
          roundId: sha256(`${scope}:${request.key}`),
        }),
    },
  );
  return {
    ...value,
    stake: moneyFromScore(value.stake),
    win: moneyFromScore(value.win),
    balance: moneyFromScore(value.balance),
    isReplay,
  };
}

interface RoundPlace {
  readonly operator: Operator;
  readonly launch: LivingLaunch;
  readonly game: ListedGame;
  readonly nowMs: number;
  readonly roundId: string;
}

async function settleRound(transaction: Database, request: RoundRequest, place: RoundPlace) {
  const { operator, launch, game, nowMs, roundId } = place;
  const player = await lockPlayer(transaction, launch.userId);
  const { stake } = request;
  checkNotExcluded(player, nowMs);
  await checkPlayTime(transaction, player.id, nowMs);
  await checkLimits(transaction, { playerId: player.id, kind: 'loss', amount: stake, nowMs });
  await recordPlay(transaction, player.id, { nowMs, isOpen: true });
  const { win, detail } = request.settle(operator.random);
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
