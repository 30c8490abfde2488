import { type Money, moneyFromPeso, zeroMoney } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import { activityType } from '../../catalogue/activityType';
import type { Database } from '../../database/Database';
import { prize } from '../../database/tables/rewards';
import type { Failpoints } from '../../kernel/failpoints';
import { manilaDayMs } from '../../kernel/manilaDays';
import { sendGift } from '../mail/mail';
import { lockPlayer } from './player';
import { payReward } from '../rewards/payReward';

/** An account is opened once. */
const claimKey = 'registered';

/** Gives a new player the welcome gift, to be bet once before a withdrawal; nothing when there is none. */
export async function giveWelcomeGift(
  transaction: Database,
  { playerId, amount, nowMs }: { readonly playerId: number; readonly amount: Money; readonly nowMs: number },
  failpoints: Failpoints,
): Promise<void> {
  if (amount <= zeroMoney) return;
  const reward = { playerId, activityType: activityType.welcome, claimKey, amount, nowMs } as const;
  await payReward(transaction, reward, failpoints);
}

/** What a player was welcomed with, whatever new players get today. */
export async function welcomeGiftOf(database: Database, playerId: number): Promise<Money> {
  const [given] = await database
    .select({ amount: prize.amount })
    .from(prize)
    .where(and(eq(prize.playerId, playerId), eq(prize.activityType, activityType.welcome)));
  return given?.amount ?? zeroMoney;
}

const gift = moneyFromPeso(8);
const weekMs = 7 * manilaDayMs;

/** Greets a new player. The gift can be received for a week. */
export async function sendWelcome(transaction: Database, playerId: number, nowMs: number): Promise<void> {
  const about = { mailKey: 'welcome', template: 'welcome', nowMs } as const;
  const player = await lockPlayer(transaction, playerId);
  await sendGift(transaction, player, { ...about, amount: gift, lastsMs: weekMs });
}
