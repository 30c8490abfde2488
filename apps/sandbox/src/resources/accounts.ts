import {
  bindPhoneCall,
  editUserHeaderCall,
  getSecretKeyCall,
  getStateCall,
  getUserBankCall,
  getUserInfoCall,
  getUserScoreCall,
  loginCall,
  loginOutCall,
  registerCall,
  resetPwdCall,
  sendCodeCall,
  signUserInfoCall,
  thirdLoginCall,
  userCashCheckCall,
} from '@kislap/api/contract';
import { pesoFromMoney, scoreFromMoney } from '@kislap/domain';
import { depositedSince } from '../deposits/depositedSince';
import { guestCall } from '../http/guestCall';
import { playerCall } from '../http/playerCall';
import { manilaToday } from '../kernel/manilaToday';
import { turnoverSince } from '../rounds/turnoverSince';
import { listSavedBanks } from '../withdrawals/listSavedBanks';
import { bindPhone } from './accounts/bindPhone';
import { changeAvatar } from './accounts/changeAvatar';
import { describePlayer } from './accounts/describePlayer';
import { describeCash } from './accounts/describeCash';
import { issueSecretKey } from './accounts/issueSecretKey';
import { keepAlive } from './accounts/keepAlive';
import { logInElsewhere } from './accounts/logInElsewhere';
import { login } from './accounts/login';
import { logOut } from './accounts/logOut';
import { register } from './accounts/register';
import { resetPassword } from './accounts/resetPassword';
import { sendCode } from './accounts/sendCode';

/** Calls about the player's own account. */
export const accounts = [
  guestCall(loginCall, login),
  guestCall(registerCall, register),
  guestCall(thirdLoginCall, logInElsewhere),
  guestCall(sendCodeCall, sendCode),
  guestCall(resetPwdCall, resetPassword),
  playerCall(bindPhoneCall, bindPhone),
  playerCall(editUserHeaderCall, changeAvatar),
  playerCall(getUserInfoCall, describePlayer),
  playerCall(getUserScoreCall, ({ session: { balance } }) => ({ Score: scoreFromMoney(balance) })),
  playerCall(getSecretKeyCall, issueSecretKey),
  playerCall(getStateCall, keepAlive),
  guestCall(loginOutCall, logOut),
  playerCall(signUserInfoCall, async ({ operator, nowMs, session: { player } }) => {
    const { startsAtMs } = manilaToday(nowMs);
    return {
      UserVip: player.vipLevel,
      VipOrder: player.vipOrder,
      AllDep: pesoFromMoney(player.totalDeposit),
      DayDep: pesoFromMoney(await depositedSince(operator.database, player.id, startsAtMs)),
      UserFlow: scoreFromMoney(await turnoverSince(operator.database, player.id, startsAtMs)),
      AllFlow: scoreFromMoney(player.totalFlow),
    };
  }),
  playerCall(userCashCheckCall, describeCash),
  playerCall(getUserBankCall, async ({ operator, session: { player } }) => {
    const banks = await listSavedBanks(operator.database, player.id);
    return banks.map((bank) => ({
      id: bank.id,
      bank_code: bank.bankCode,
      account_no: bank.accountNo,
      account_name: bank.accountName,
    }));
  }),
];
