import type { BetLog } from '@kislap/api/contract';
import { scoreFromMoney } from '@kislap/domain';
import { gameListing } from '../../catalogue/gameListing';
import type { bet } from '../../database/tables/bet';

/** Every game here is settled in the moment it is played. */
const settled = 1;

/** A bet on the wire. */
export function describeBet(row: typeof bet.$inferSelect): BetLog {
  const game = gameListing.find(({ code }) => code === row.gameCode);
  return {
    LogID: row.id,
    LogTime: Math.floor(row.atMs / 1000),
    gc: row.gameCode,
    name: game?.name ?? row.gameCode,
    pf: game?.studio ?? '',
    cat: game?.category ?? '',
    BetScore: scoreFromMoney(row.stake),
    ValidBet: scoreFromMoney(row.validStake),
    WinScore: scoreFromMoney(row.win),
    state: settled,
    round: row.roundId,
  };
}
