import {
  addMoney,
  type Money,
  percentOfMoney,
  type Purse,
  splitReturn,
  splitStake,
  subtractMoney,
  zeroMoney,
} from '@kislap/domain';
import type { ListedGame } from '../../catalogue/gameListing';
import type { Database } from '../../database/Database';
import { bet } from '../../database/tables/games';
import type { Failpoints } from '../../kernel/failpoints';
import { accountIds, readPurse } from '../../ledger/accounts';
import { settlePot } from '../bonus/pot';
import { postForPlayer } from '../gate/postForPlayer';
import { type LockedPlayer, lockPlayer } from '../players/player';
import { roundMovement } from './roundMovements';
import { countTurnover } from './turnover';

/** Any value that JSON can carry. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

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
  readonly player: LockedPlayer;
  /** What they were played from: a studio's wallet, or the balance when left out. */
  readonly accountId?: string;
  /** In the order they were played. */
  readonly rounds: readonly DrawnRound[];
}

/**
 * Books drawn rounds of one player: stakes and wins through the ledger, the bet rows, the turnover. What is played from
 * the balance takes own money first, and a win returns as its stake was taken.
 *
 * @returns the balance of that account after them
 * @throws Refusal `accountSuspended`, `balanceTooLow`
 */
export async function recordRounds(
  transaction: Database,
  played: PlayedRounds,
  failpoints?: Failpoints,
): Promise<Money> {
  const { player, accountId = accountIds.cash(player.id), rounds } = played;
  const purse = await readPurse(transaction, player.id);
  const [first, ...later] = rounds;
  // Each round may be the one that ends the pot, and the next one is split without it.
  if (purse.bonus > zeroMoney && first && later.length > 0) {
    await bookRounds(transaction, { player, accountId, rounds: [first], purse }, failpoints);
    const after = await lockPlayer(transaction, player.id);
    return await recordRounds(transaction, { ...played, player: after, rounds: later }, failpoints);
  }
  return await bookRounds(transaction, { player, accountId, rounds, purse }, failpoints);
}

interface Booking extends Required<PlayedRounds> {
  /** What the player has before them. */
  readonly purse: Purse;
}

async function bookRounds(
  transaction: Database,
  { player, accountId, rounds, purse }: Booking,
  failpoints?: Failpoints,
): Promise<Money> {
  const isFromBalance = accountId === accountIds.cash(player.id);
  const split = isFromBalance ? splitRounds(purse, rounds) : rounds.map(allOwn);
  const movements = split.map(({ roundId, staked, won, nowMs: atMs }) => {
    const money = { playerId: player.id, roundId, purse: staked, nowMs: atMs };
    return roundMovement(money, { playerAccount: accountId, won });
  });
  const nowMs = rounds.at(-1)?.nowMs ?? 0;
  const balances = await postForPlayer(transaction, { player, movements, nowMs, failpoints });
  const bets = split.map(({ roundId, game, stake, win, staked, won, detail, nowMs, left }) => ({
    playerId: player.id,
    gameCode: game.code,
    roundId,
    stake,
    win,
    validStake: percentOfMoney(stake, game.turnoverPercent),
    bonusStake: staked.bonus,
    bonusWin: won.bonus,
    detail,
    atMs: nowMs,
    leftAfter: left ?? balances.get(accountId) ?? null,
  }));
  await transaction.insert(bet).values(bets);
  const validStake = bets.map((row) => row.validStake).reduce(addMoney, zeroMoney);
  const betFlow = await countTurnover(transaction, player, { validStake, nowMs });
  if (purse.bonus > zeroMoney) {
    await settlePot(transaction, { player: { ...player, betFlow }, nowMs, failpoints });
  }
  const own = balances.get(accountId) ?? (isFromBalance ? purse.own : zeroMoney);
  const bonus = balances.get(accountIds.bonus(player.id)) ?? purse.bonus;
  return isFromBalance ? addMoney(own, bonus) : own;
}

/** A round by whose money was staked, and whose is won. */
interface SplitRound extends DrawnRound {
  readonly staked: Purse;
  readonly won: Purse;
  /** What is left after it; unknown of a wallet before it is booked. */
  readonly left?: Money;
}

function splitRounds(before: Purse, rounds: readonly DrawnRound[]): readonly SplitRound[] {
  let { own, bonus } = before;
  return rounds.map((round) => {
    const staked = splitStake(round.stake, { own, bonus });
    const won = splitReturn(round.win, staked);
    own = addMoney(subtractMoney(own, staked.own), won.own);
    bonus = addMoney(subtractMoney(bonus, staked.bonus), won.bonus);
    return { ...round, staked, won, left: addMoney(own, bonus) };
  });
}

/** A studio with a wallet of its own takes own money only. */
function allOwn(round: DrawnRound): SplitRound {
  const bonus = zeroMoney;
  return { ...round, staked: { own: round.stake, bonus }, won: { own: round.win, bonus } };
}
