import { moneyFromScore, scoreFromMoney } from '@kislap/domain';
import { gameListing, type ListedGame } from '../catalogue/gameListing';
import type { Database } from '../database/Database';
import { Refusal } from '../kernel/Refusal';
import { sha256 } from '../kernel/sha256';
import { once } from '../ledger/once';
import { checkLimits } from '../limits/checkLimits';
import { checkNotAway } from '../limits/checkNotAway';
import { checkPlayTime } from '../limits/checkPlayTime';
import { noteSitting } from '../limits/noteSitting';
import type { Operator } from '../Operator';
import { lockPlayer } from '../players/lockPlayer';
import type { Round } from '../services/Round';
import type { RoundRequest } from '../services/RoundRequest';
import { findLaunch, type LivingLaunch } from './findLaunch';
import { recordRounds } from './recordRounds';
import { storedRound } from './storedRound';

/**
 * Plays one round: stake, win, bet row and turnover in one transaction. The same key again answers the first
 * outcome.
 *
 * @throws Refusal `notFound` (launch), `badParameter` (stake), `accountSuspended`, `ownTimeUsedUp`, `ownLimitReached`,
 *   `balanceTooLow`, `keyReused`
 */
export async function playRound(operator: Operator, request: RoundRequest): Promise<Round> {
  const nowMs = operator.clock.nowMs();
  const launch = await findLaunch(operator.database, request.sid, nowMs);
  const game = gameListing.find((listed) => listed.code === launch?.gameCode);
  if (!launch || !game) throw new Refusal('notFound');
  if (request.stake < game.minStake || request.stake > game.maxStake) throw new Refusal('badParameter');
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
  checkNotAway(player, nowMs);
  await checkPlayTime(transaction, player.id, nowMs);
  await checkLimits(transaction, { playerId: player.id, kind: 'loss', amount: stake, nowMs });
  await noteSitting(transaction, player.id, { nowMs, isOpen: true });
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
