import type { UserInfo } from '@kislap/api/contract';
import { scoreFromMoney } from '@kislap/domain';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaToday } from '../../kernel/manilaToday';
import { inviteCodeOf } from '../../players/inviteCodeOf';

/** The player as the wire names him. The check-in count starts again each Manila Monday, its marks each day. */
export function describePlayer({ session, nowMs }: PlayerCallContext): UserInfo {
  const { player, balance } = session;
  const today = manilaToday(nowMs);
  return {
    Score: scoreFromMoney(balance),
    UserID: player.id,
    NickName: player.nickname,
    Phone: player.phone ?? '',
    DepCount: player.depositCount,
    Dep15: player.dep15Count,
    VipOrder: player.vipOrder,
    UserVip: player.vipLevel,
    SignTimes: player.signWeek === today.monday ? player.signTimes : 0,
    IsSignToday: player.signedDay === today.day ? 1 : 0,
    IsRenewToday: player.renewDay === today.day ? 1 : 0,
    FaceID: player.faceId,
    RegTime: Math.floor(player.registeredAtMs / 1000),
    LastLoginTime: Math.floor(player.lastLoginAtMs / 1000),
    LastLoginIP: player.lastLoginIp,
    InviteCode: inviteCodeOf(player.id),
    Kyc: kycState(player.kycState),
  };
}

function kycState(state: number): 0 | 1 | 2 | 3 {
  return state === 1 || state === 2 || state === 3 ? state : 0;
}
