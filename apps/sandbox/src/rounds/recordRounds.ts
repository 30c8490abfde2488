import { addMoney, type Money, percentOfMoney, zeroMoney } from '@kislap/domain';
import type { Database } from '../database/Database';
import { bet } from '../database/tables/bet';
import type { Failpoints } from '../kernel/Failpoints';
import { accountIds } from '../ledger/accountIds';
import { post } from '../ledger/post';
import type { PlayerRow } from '../players/PlayerRow';
import { countTurnover } from './countTurnover';
import type { DrawnRound } from './DrawnRound';
import { roundMovement } from './roundMovement';

interface PlayedRounds {
  /** Locked. */
  readonly player: PlayerRow;
  /** What they were played from: a studio's wallet, or the balance when left out. */
  readonly accountId?: string;
  /** In the order they were played. */
  readonly rounds: readonly DrawnRound[];
}

/**
 * Books drawn rounds of one player: stakes and wins through the ledger, the bet rows, the turnover.
 *
 * @returns the balance of that account after them
 * @throws Refusal `balanceTooLow`
 */
export async function recordRounds(
  transaction: Database,
  { player, accountId = accountIds.cash(player.id), rounds }: PlayedRounds,
  failpoints?: Failpoints,
): Promise<Money> {
  const movements = rounds.map((round) => roundMovement(accountId, round));
  const balances = await post(transaction, movements, failpoints);
  const bets = rounds.map(({ roundId, game, stake, win, detail, nowMs }) => ({
    playerId: player.id,
    gameCode: game.code,
    roundId,
    stake,
    win,
    validStake: percentOfMoney(stake, game.turnoverPercent),
    detail,
    atMs: nowMs,
  }));
  await transaction.insert(bet).values(bets);
  await countTurnover(transaction, player, {
    validStake: bets.map(({ validStake }) => validStake).reduce(addMoney, zeroMoney),
    nowMs: bets.at(-1)?.atMs ?? 0,
  });
  return balances.get(accountId) ?? zeroMoney;
}
