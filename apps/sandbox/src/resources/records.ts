import { depositNoticeCall, getDepositLogCall, getWithdrawLogCall, thirdWdwCall } from '@kislap/api/contract';
import { playerCall } from '../http/playerCall';
import { bringHome } from './records/bringHome';
import { listDepositNotices } from './records/listDepositNotices';
import { listDeposits } from './records/listDeposits';
import { listWithdrawals } from './records/listWithdrawals';

/** Calls about what came in and went out. */
export const records = [
  playerCall(depositNoticeCall, listDepositNotices),
  playerCall(getDepositLogCall, listDeposits),
  playerCall(getWithdrawLogCall, listWithdrawals),
  playerCall(thirdWdwCall, bringHome),
];
