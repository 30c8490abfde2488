import { type Money, percentOfMoney } from '@kislap/domain';
import type { ListedGame } from '../catalogue/gameListing';
import type { Database } from '../database/Database';
import { bet } from '../database/tables/bet';
import type { Failpoints } from '../kernel/Failpoints';
import type { JsonValue } from '../kernel/JsonValue';
import type { PlayerRow } from '../players/PlayerRow';
import { countTurnover } from './countTurnover';
import { postRound } from './postRound';

/** A round that has been drawn. */
export interface DrawnRound {
  readonly roundId: string;
  readonly game: ListedGame;
  readonly stake: Money;
  readonly win: Money;
  readonly detail: JsonValue;
  readonly nowMs: number;
}

/**
 * Books a drawn round: stake and win through the ledger, the bet row, the turnover.
 *
 * @param player locked
 * @returns the balance after it
 * @throws Refusal `balanceTooLow`
 */
export async function recordRound(
  transaction: Database,
  { player, round }: { readonly player: PlayerRow; readonly round: DrawnRound },
  failpoints?: Failpoints,
): Promise<Money> {
  const { roundId, game, stake, win, detail, nowMs } = round;
  const balance = await postRound(
    transaction,
    { playerId: player.id, roundId, stake, win, nowMs },
    failpoints,
  );
  const validStake = percentOfMoney(stake, game.turnoverPercent);
  await transaction
    .insert(bet)
    .values({
      playerId: player.id,
      gameCode: game.code,
      roundId,
      stake,
      win,
      validStake,
      detail,
      atMs: nowMs,
    });
  await countTurnover(transaction, player, validStake);
  return balance;
}
