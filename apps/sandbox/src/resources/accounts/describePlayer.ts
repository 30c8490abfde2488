import type { UserInfo } from '@kislap/api/contract';
import { scoreFromMoney } from '@kislap/domain';
import { checkInMarks } from '../../checkIn/checkInMarks';
import type { PlayerCallContext } from '../../http/CallContext';
import { inviteCodeOf } from '../../players/inviteCodeOf';

/** The player as the wire names him. */
export function describePlayer({ session, nowMs }: PlayerCallContext): UserInfo {
  const { player, balance } = session;
  const marks = checkInMarks(player, nowMs);
  return {
    Score: scoreFromMoney(balance),
    UserID: player.id,
    NickName: player.nickname,
    Phone: player.phone ?? '',
    DepCount: player.depositCount,
    Dep15: player.dep15Count,
    VipOrder: player.vipOrder,
    UserVip: player.vipLevel,
    SignTimes: marks.signTimes,
    IsSignToday: marks.isSignedToday ? 1 : 0,
    IsRenewToday: marks.isRenewedToday ? 1 : 0,
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
