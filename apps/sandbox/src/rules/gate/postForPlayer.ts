import { addMoney, type Money, subtractMoney, zeroMoney } from '@kislap/domain';
import type { Database } from '../../database/Database';
import type { Failpoints } from '../../kernel/failpoints';
import type { Refusal } from '../../kernel/Refusal';
import { type lockAccounts, type Movement, type MovementKind, post } from '../../ledger/post';
import type { PlayLimitRow } from '../limits/moneyLimits';
import type { LockedPlayer } from '../players/player';
import { type Addition, mayAdd } from './mayAdd';

/** What the gate asks of each kind of movement. */
export const additionOf: Readonly<Record<MovementKind, Addition>> = {
  credit: 'deposit',
  // It goes from the payment service to the house, and never to a player.
  'deposit-return': 'own',
  reward: 'reward',
  adjust: 'reward',
  bet: 'round',
  // Of a ticket that was bought before: whatever has happened since, its draw counts.
  win: 'own',
  // From the pot to the player's own, or back to the house: nothing is added.
  'bonus-own': 'own',
  'bonus-void': 'own',
  // Into a studio's wallet it goes to be played with.
  'studio-in': 'round',
  'studio-out': 'own',
  withdraw: 'own',
  'withdrawal-payout': 'own',
  'withdrawal-return': 'own',
};

/** Movements of one player's money. */
interface PlayerMovements {
  readonly player: LockedPlayer;
  /** In the order they happen. */
  readonly movements: readonly Movement[];
  readonly nowMs: number;
  readonly failpoints?: Failpoints | undefined;
  /** The lock of their accounts, when it was asked for before. */
  readonly locking?: ReturnType<typeof lockAccounts> | undefined;
  /** The player's own limits, when they were read before. */
  readonly limits?: readonly PlayLimitRow[] | undefined;
}

type Balances = ReadonlyMap<string, Money>;

/**
 * Posts movements of a player's money, each if the gate lets it through: the only way to a player's accounts.
 *
 * @returns the balance of every touched account after them
 * @throws Refusal of the gate, or `balanceTooLow`: nothing was written
 */
export async function postForPlayer(transaction: Database, own: PlayerMovements): Promise<Balances> {
  const refusal = await refusalOf(transaction, own);
  if (refusal) throw refusal;
  return await post(transaction, own.movements, own.failpoints, own.locking);
}

/** The same for a payment that has arrived: what the gate refuses is answered, since the money has to go back. */
export async function postUnlessRefused(
  transaction: Database,
  own: PlayerMovements,
): Promise<Refusal | undefined> {
  const refusal = await refusalOf(transaction, own);
  if (!refusal) await post(transaction, own.movements, own.failpoints, own.locking);
  return refusal;
}

async function refusalOf(
  transaction: Database,
  { player, movements, nowMs, limits }: PlayerMovements,
): Promise<Refusal | undefined> {
  for (const movement of movements) {
    const kind = additionOf[movement.kind];
    const refusal = await mayAdd(transaction, player, { kind, amount: paidIn(movement), nowMs, limits });
    if (refusal) return refusal;
  }
  return undefined;
}

/** What a movement brings in from a payment service; gifts on top are no deposit. */
function paidIn({ entries }: Movement): Money {
  return entries
    .filter(({ account }) => account.startsWith('psp:'))
    .reduce((sum, { amount }) => addMoney(sum, subtractMoney(zeroMoney, amount)), zeroMoney);
}
