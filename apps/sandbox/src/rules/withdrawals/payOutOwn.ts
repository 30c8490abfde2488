import { isSameName, zeroMoney } from '@kislap/domain';
import type { Database } from '../../database/Database';
import type { Failpoints } from '../../kernel/failpoints';
import { readPurse } from '../../ledger/accounts';
import { openPayMethods } from '../closedParts';
import { identityCode, latestCheck } from '../players/identity';
import type { LockedPlayer } from '../players/player';
import { listSavedBanks } from './pastWithdrawals';
import { requestWithdrawal } from './requestWithdrawal';

/**
 * Pays all own money of a player who is away out by itself, to the account that was paid out to last under the verified
 * name, for an operator who lets nobody log in meanwhile. Without such an account the money waits: nothing is forfeited.
 *
 * @param player locked, and away by now
 */
export async function payOutOwn(
  transaction: Database,
  player: Pick<LockedPlayer, 'id'>,
  { nowMs, failpoints }: { readonly nowMs: number; readonly failpoints: Failpoints },
): Promise<void> {
  const { own: amount } = await readPurse(transaction, player.id);
  const known = await latestCheck(transaction, player.id);
  if (amount <= zeroMoney || known?.state !== identityCode.passed) return;
  const saved = await listSavedBanks(transaction, player.id);
  const bank = saved.find(({ accountName }) => isSameName(known.name, accountName));
  const methods = await openPayMethods(transaction);
  const method = methods.find(({ isWithdraw, banks }) => isWithdraw && banks.includes(bank?.bankCode ?? ''));
  if (!bank || !method) return;
  const { bankCode, accountNo, accountName } = bank;
  const request = { mode: method.name.toLowerCase(), amount, bankCode, accountNo, accountName };
  const call = { playerId: player.id, requestHash: '', requestKey: null, nowMs, failpoints };
  await requestWithdrawal(transaction, request, call);
}
