import { depositNoticeCall, getDepositLogCall, getWithdrawLogCall, thirdWdwCall } from '@kislap/api/contract';
import { scoreFromMoney } from '@kislap/domain';
import { playerCall } from '../http/playerCall';
import { listDepositNotices } from './records/listDepositNotices';
import { listDeposits } from './records/listDeposits';
import { listWithdrawals } from './records/listWithdrawals';

/** Calls about what came in and went out. */
export const records = [
  playerCall(depositNoticeCall, listDepositNotices),
  playerCall(getDepositLogCall, listDeposits),
  playerCall(getWithdrawLogCall, listWithdrawals),
  // Every game here plays from the one balance: there is never money in a studio's own wallet to bring home.
  playerCall(thirdWdwCall, ({ session }) => ({ Score: scoreFromMoney(session.balance), moved: 0 })),
];
