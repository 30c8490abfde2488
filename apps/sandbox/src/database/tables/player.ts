import { zeroMoney } from '@kislap/domain';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { money } from './money';

/** A player's account. Days are Manila days as 'YYYY-MM-DD', the week is that of its Monday. */
export const player = pgTable('player', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100001 }),
  nickname: text('nickname').notNull(),
  phone: text('phone'),
  openId: text('open_id'),
  passwordHash: text('password_hash'),
  birthday: text('birthday'),
  faceId: integer('face_id').notNull().default(1),
  vipLevel: integer('vip_level').notNull().default(0),
  vipOrder: integer('vip_order').notNull().default(1),
  depositCount: integer('deposit_count').notNull().default(0),
  dep15Count: integer('dep15_count').notNull().default(0),
  totalDeposit: money('total_deposit').notNull().default(zeroMoney),
  totalFlow: money('total_flow').notNull().default(zeroMoney),
  needFlow: money('need_flow').notNull().default(zeroMoney),
  betFlow: money('bet_flow').notNull().default(zeroMoney),
  signTimes: integer('sign_times').notNull().default(0),
  signWeek: text('sign_week').notNull().default(''),
  signedDay: text('signed_day').notNull().default(''),
  renewDay: text('renew_day').notNull().default(''),
  repairedDay: text('repaired_day').notNull().default(''),
  kycState: integer('kyc_state').notNull().default(0),
  coolingUntilMs: instant('cooling_until_ms').notNull().default(0),
  /** When its player closed it; 0 while it is open. */
  closedAtMs: instant('closed_at_ms').notNull().default(0),
  invitedBy: integer('invited_by'),
  registeredAtMs: instant('registered_at_ms').notNull(),
  lastLoginAtMs: instant('last_login_at_ms').notNull().default(0),
  lastLoginIp: text('last_login_ip').notNull().default(''),
});
