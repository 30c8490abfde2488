import {
  addMoney,
  type Money,
  percentOfMoney,
  purseTotal,
  splitReturn,
  splitStake,
  subtractMoney,
  zeroMoney,
} from '@kislap/domain';
import { drawOutcome, roomChance, ROOM_DRAW_MS } from '@kislap/domain/games';
import { and, eq, lte } from 'drizzle-orm';
import { gameListing, type ListedGame } from '../../catalogue/gameListing';
import type { Database } from '../../database/Database';
import { bet } from '../../database/tables/games';
import { transact } from '../../database/transact';
import { readPurse } from '../../ledger/accounts';
import { settlePotOfTicket } from '../bonus/pot';
import { chainOfDraw, seedOfDraw } from '../fairness/roomChains';
import { postForPlayer } from '../gate/postForPlayer';
import type { Operator } from '../Operator';
import { type LockedPlayer, lockPlayer } from '../players/player';
import { stakeMovement, winMovement } from './roundMovements';
import { changeTurn, findTurn } from './takeTurn';
import { countTurnover } from './turnover';

/** A bet, a ticket among them, as it stands. */
export type BetRow = typeof bet.$inferSelect;

/** A ticket that is about to be bought. Its turn has been taken. */
interface NewTicket {
  readonly player: LockedPlayer;
  readonly game: ListedGame;
  readonly roundId: string;
  readonly stake: Money;
  /** The draw of its room that it is for. */
  readonly draw: number;
  readonly nowMs: number;
}

/**
 * Takes the stake of a ticket from the balance, own money first. From then on the bet counts, as lost until its draw.
 *
 * @throws Refusal of the gate, `balanceTooLow`
 */
export async function bookTicket(
  transaction: Database,
  ticket: NewTicket,
  operator: Pick<Operator, 'chanceOf' | 'failpoints'>,
): Promise<void> {
  const { player, game, roundId, stake, draw, nowMs } = ticket;
  const turn = await findTurn(transaction, roundId, operator);
  if (!turn) throw new Error('The turn of a ticket is missing');
  const purse = await readPurse(transaction, player.id);
  const staked = splitStake(stake, purse);
  const movements = [stakeMovement({ playerId: player.id, roundId, purse: staked, nowMs })];
  await postForPlayer(transaction, { player, movements, nowMs, failpoints: operator.failpoints });
  await changeTurn(transaction, turn, { state: 'bought' });
  await transaction.insert(bet).values({
    playerId: player.id,
    gameCode: game.code,
    roundId,
    stake,
    win: zeroMoney,
    validStake: zeroMoney,
    bonusStake: staked.bonus,
    atMs: nowMs,
    leftAfter: subtractMoney(purseTotal(purse), stake),
    openDraw: draw,
  });
}

/**
 * Settles a ticket by its draw, once, whoever asks: the request that waits for it, or the sweeper when that is gone. What
 * was bought is played to its end, whatever was closed, limited or begun since.
 *
 * @returns the bet as it is settled
 */
export async function settleTicket(operator: Operator, roundId: string): Promise<BetRow> {
  const { playerId } = await readBet(operator.database, roundId);
  return await transact(operator.database, async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    const ticket = await readBet(transaction, roundId);
    if (ticket.openDraw === null) return ticket;
    return await drawTicket(transaction, { ticket, draw: ticket.openDraw, player, operator });
  });
}

async function readBet(database: Database, roundId: string): Promise<BetRow> {
  const [row] = await database.select().from(bet).where(eq(bet.roundId, roundId));
  if (row === undefined) throw new Error(`There is no bet of the round ${roundId}`);
  return row;
}

interface DueTicket {
  readonly ticket: BetRow;
  readonly draw: number;
  readonly player: LockedPlayer;
  readonly operator: Operator;
}

async function drawTicket(transaction: Database, due: DueTicket): Promise<BetRow> {
  const { ticket, player, operator } = due;
  const { roundId, stake, bonusStake } = ticket;
  const nowMs = operator.clock.nowMs();
  const { win, detail, validStake } = await outcomeOf(transaction, due);
  const won = splitReturn(win, { own: subtractMoney(stake, bonusStake), bonus: bonusStake });
  const purse = await readPurse(transaction, player.id);
  if (win > zeroMoney) {
    const movements = [winMovement({ playerId: player.id, roundId, purse: won, nowMs })];
    await postForPlayer(transaction, { player, movements, nowMs, failpoints: operator.failpoints });
  }
  const [settled] = await transaction
    .update(bet)
    .set({
      win,
      bonusWin: won.bonus,
      validStake,
      detail,
      leftAfter: addMoney(purseTotal(purse), win),
      openDraw: null,
    })
    .where(eq(bet.roundId, roundId))
    .returning();
  if (settled === undefined) throw new Error('The bet of a ticket is gone');
  const betFlow = await countTurnover(transaction, player, { validStake, nowMs });
  if (purse.bonus > zeroMoney || bonusStake > zeroMoney) {
    const { failpoints } = operator;
    const change = { player: { ...player, betFlow }, nowMs, failpoints };
    await settlePotOfTicket(transaction, change, { boughtAtMs: ticket.atMs });
  }
  return settled;
}

/** Draws what a ticket has won, by its own seed and that of its room. */
async function outcomeOf(transaction: Database, { ticket, draw, operator }: DueTicket) {
  const { roundId, gameCode, stake } = ticket;
  const game = gameListing.find(({ code }) => code === gameCode);
  const turn = await findTurn(transaction, roundId, operator);
  if (!game || !turn) throw new Error(`The ticket ${roundId} cannot be drawn`);
  const chain = await chainOfDraw({ ...operator, database: transaction }, gameCode, draw);
  const room = { seed: seedOfDraw(chain, draw), draw };
  const outcome = drawOutcome(game.rules, turn.bet, turn.chance, roomChance(gameCode, room));
  const win = percentOfMoney(stake, outcome.payPercent);
  await changeTurn(transaction, turn, { state: 'played', win, room });
  return { win, detail: { ...outcome }, validStake: percentOfMoney(stake, game.turnoverPercent) };
}

/**
 * Settles the tickets whose draw is over and that no request waits for any more, such as those of a process that ended.
 *
 * @param scope.playerId only this player's; all players' when absent
 * @throws AggregateError of those that could not be drawn: they stay open
 */
export async function settleTickets(
  operator: Operator,
  { playerId, isOver }: { readonly playerId?: number | undefined; readonly isOver: () => boolean },
): Promise<void> {
  const drawn = Math.floor(operator.clock.nowMs() / ROOM_DRAW_MS);
  const due = await operator.database
    .select({ roundId: bet.roundId })
    .from(bet)
    .where(and(lte(bet.openDraw, drawn), playerId === undefined ? undefined : eq(bet.playerId, playerId)))
    .orderBy(bet.openDraw, bet.id);
  const failures: unknown[] = [];
  for (const { roundId } of due) {
    if (isOver()) break;
    // One that cannot be drawn holds no other up.
    await settleTicket(operator, roundId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Tickets that could not be drawn');
}
