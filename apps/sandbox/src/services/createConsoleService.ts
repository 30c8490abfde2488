import { maskPhone } from '@kislap/domain';
import { desc } from 'drizzle-orm';
import { deposit } from '../database/tables/deposit';
import { smsCode } from '../database/tables/smsCode';
import { withdrawal } from '../database/tables/withdrawal';
import { checkInvariants } from '../ledger/checkInvariants';
import type { Operator } from '../Operator';
import { listSeedAccounts } from '../seed/listSeedAccounts';
import { settleDue } from '../settleDue';
import type { ConsoleService, RecentWithdrawal } from './ConsoleService';
import { orderState } from './orderState';

const shown = 20;
const shownDigits = 4;

/** What the sandbox's own page shows, read from the operator's database. */
export function createConsoleService(operator: Operator): ConsoleService {
  const { database } = operator;
  return {
    async listSmsMessages() {
      const rows = await database.select().from(smsCode).orderBy(desc(smsCode.id)).limit(shown);
      return rows.map((row) => ({ ...row, phone: maskPhone(row.phone) }));
    },
    listSeedAccounts: () => listSeedAccounts(database),
    async listRecentDeposits() {
      await settleDue(operator);
      const rows = await database.select().from(deposit).orderBy(desc(deposit.id)).limit(shown);
      return rows.map((row) => ({ ...row, userId: row.playerId, state: orderState(row) }));
    },
    async listRecentWithdrawals() {
      await settleDue(operator);
      const rows = await database.select().from(withdrawal).orderBy(desc(withdrawal.id)).limit(shown);
      return rows.map((row) => ({
        ...row,
        userId: row.playerId,
        accountNo: `***${row.accountNo.slice(-shownDigits)}`,
        state: withdrawalState(row.status),
      }));
    },
    checkInvariants: () => checkInvariants(database),
  };
}

function withdrawalState(status: number): RecentWithdrawal['state'] {
  if (status === 0) return 'pending';
  return status === 1 ? 'complete' : 'rejected';
}
