import { addMoney, type Money, percentOfMoney, subtractMoney, zeroMoney } from '@kislap/domain';
import type { ListedGame } from '../../catalogue/gameListing';
import type { Database } from '../../database/Database';
import { bet } from '../../database/tables/games';
import type { PlayerRow } from '../../database/tables/player';
import type { Failpoints } from '../../kernel/failpoints';
import { accountIds } from '../../ledger/accounts';
import { type Movement, post } from '../../ledger/post';
import { countTurnover } from './turnover';

/** Any value that JSON can carry. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A round that has been drawn and not yet booked. */
interface DrawnRound {
  readonly roundId: string;
  readonly game: ListedGame;
  readonly stake: Money;
  readonly win: Money;
  readonly detail: JsonValue;
  readonly nowMs: number;
}

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
  const movements = rounds.map((round) => roundMovement(player.id, accountId, round));
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

/** A round's stake to the house and its win back, as one movement: the stake must be covered before any win. */
function roundMovement(playerId: number, playerAccount: string, round: DrawnRound): Movement {
  const house = accountIds.gaming(playerId);
  const entries = [
    { account: playerAccount, amount: subtractMoney(zeroMoney, round.stake) },
    { account: house, amount: round.stake },
    { account: house, amount: subtractMoney(zeroMoney, round.win) },
    { account: playerAccount, amount: round.win },
  ];
  return {
    kind: 'bet',
    scope: 'bet',
    key: round.roundId,
    requestHash: '',
    atMs: round.nowMs,
    entries: round.win > zeroMoney ? entries : entries.slice(0, 2),
  };
}
