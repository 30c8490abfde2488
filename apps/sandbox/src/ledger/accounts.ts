import { type Money, type Purse, zeroMoney } from '@kislap/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { account } from '../database/tables/ledger';

/**
 * How many accounts the house and each payment mode have side by side. A movement locks one of them until it commits,
 * so that players wait for others of their part only.
 */
export const houseParts = 64;

const partFor = (account: string, playerId: number) => `${account}:${playerId % houseParts}`;

/** The names of the ledger's accounts. Those of the house and of payments are in parts: their balance is the sum. */
export const accountIds = {
  cash: (playerId: number) => `player:${playerId}:cash`,
  hold: (playerId: number) => `player:${playerId}:hold`,
  /** Given money, until what it asks for is bet. */
  bonus: (playerId: number) => `player:${playerId}:bonus`,
  /** What lies in the wallet of a studio that has one of its own. */
  wallet: (playerId: number, studio: string) => `player:${playerId}:studio:${studio}`,
  clearing: (mode: string, playerId: number) => partFor(clearing(mode), playerId),
  gaming: (playerId: number) => partFor(house.gaming, playerId),
  promo: (playerId: number) => partFor(house.promo, playerId),
  adjust: (playerId: number) => partFor(house.adjust, playerId),
  /** Of payments that may not be credited: what goes back, or has gone back, to its sender. */
  returns: (playerId: number) => partFor(house.returns, playerId),
} as const;

const house = {
  gaming: 'house:gaming',
  promo: 'house:promo',
  adjust: 'house:adjust',
  returns: 'house:returns',
} as const;
const clearing = (mode: string) => `psp:${mode}:clearing`;

/** An account and, if it is one of the house or of payments, its parts. What is older than the parts lies in itself. */
export function withParts(account: string): readonly string[] {
  if (!/^(?:house:\w+|psp:\w+:clearing)$/.test(account)) return [account];
  return [account, ...Array.from({ length: houseParts }, (_, part) => partFor(account, part))];
}

/** Opens the accounts of a new player; none can go below zero. */
export async function openPlayerAccounts(transaction: Database, playerId: number): Promise<void> {
  await transaction.insert(account).values([
    { id: accountIds.cash(playerId), kind: 'player-cash', allowNegative: false },
    { id: accountIds.hold(playerId), kind: 'player-hold', allowNegative: false },
    { id: accountIds.bonus(playerId), kind: 'player-bonus', allowNegative: false },
  ]);
}

/** Opens the accounts that face the outside world and the house; their balances may be negative. */
export async function openOperatorAccounts(database: Database, payModes: readonly string[]): Promise<void> {
  const kinds = [
    ...Object.values(house).map((id) => ({ id, kind: 'house' })),
    ...payModes.map((mode) => ({ id: clearing(mode), kind: 'psp' })),
  ];
  const rows = kinds.flatMap(({ id, kind }) =>
    withParts(id).map((part) => ({ id: part, kind, allowNegative: true })),
  );
  await database.insert(account).values(rows).onConflictDoNothing();
}

/** The balance of an account; zero for one that was never opened. */
export async function readBalance(database: Database, accountId: string): Promise<Money> {
  const [row] = await database
    .select({ balance: account.balance })
    .from(account)
    .where(eq(account.id, accountId));
  return row?.balance ?? zeroMoney;
}

/** What a player can play with: own money, and given money that still has to be bet. */
export async function readPurse(database: Database, playerId: number): Promise<Purse> {
  const [cash, bonus] = [accountIds.cash(playerId), accountIds.bonus(playerId)];
  const rows = await database
    .select({ id: account.id, balance: account.balance })
    .from(account)
    .where(inArray(account.id, [cash, bonus]));
  const balances = new Map(rows.map(({ id, balance }) => [id, balance]));
  return { own: balances.get(cash) ?? zeroMoney, bonus: balances.get(bonus) ?? zeroMoney };
}
