/**
 * Ligaya, who has deposited twice and is at VIP 2.
 *
 * @example
 * samplePlayer.NickName; // => 'Ligaya'
 */
export const samplePlayer = {
  Score: 123_456_780,
  UserID: 7,
  NickName: 'Ligaya',
  Phone: '639170000002',
  DepCount: 2,
  Dep15: 1,
  VipOrder: 4,
  UserVip: 2,
  SignTimes: 1,
  IsSignToday: 0,
  IsRenewToday: 0,
  FaceID: 3,
} as const;
