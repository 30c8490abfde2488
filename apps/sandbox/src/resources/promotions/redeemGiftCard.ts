import { and, count, eq, gte } from 'drizzle-orm';
import * as v from 'valibot';
import { activityType } from '../../catalogue/activityType';
import { type GiftCard, giftCards, wrongCardsPerDay } from '../../catalogue/giftCards';
import type { Database } from '../../database/Database';
import { wrongCard } from '../../database/tables/wrongCard';
import { transact } from '../../database/transact';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaToday } from '../../kernel/manilaToday';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../players/lockPlayer';
import { lockSubject } from '../../players/lockSubject';
import type { PlayerRow } from '../../players/PlayerRow';
import { claimAnswer } from '../../rewards/claimAnswer';
import { hasPrize } from '../../rewards/hasPrize';
import { payReward } from '../../rewards/payReward';

const dayMs = 86_400_000;

/** Redeems a gift card: each once a player, and not after ten wrong codes in one Manila day. */
export async function redeemGiftCard(context: PlayerCallContext, { card }: { readonly card: string }) {
  const { nowMs, operator } = context;
  const playerId = context.session.player.id;
  const typed = card.trim().toUpperCase();
  return await context.once(
    v.object(claimAnswer),
    async (transaction) => {
      const owner = await lockPlayer(transaction, playerId);
      const found = cardOf(typed);
      await checkCard(transaction, found, owner);
      const reward = { playerId, activityType: activityType.giftCard, claimKey: found.code, nowMs };
      return await payReward(transaction, { ...reward, amount: found.amount }, operator.failpoints);
    },
    async () => await takeTry(operator.database, { playerId, typed, nowMs }),
  );
}

/** @throws Refusal `unknownCard` */
function cardOf(typed: string): GiftCard {
  const found = giftCards.find(({ code }) => code === typed);
  if (!found) throw new Refusal('unknownCard', { field: 'card' });
  return found;
}

/**
 * Looks at one code after the other, however many come at once, and counts the wrong ones. In a transaction of its own,
 * since a refusal rolls back that of the gift.
 */
async function takeTry(
  database: Database,
  { playerId, typed, nowMs }: { readonly playerId: number; readonly typed: string; readonly nowMs: number },
): Promise<void> {
  await transact(database, async (transaction) => {
    await lockSubject(transaction, `card:${playerId}`);
    await checkTries(transaction, playerId, nowMs);
    if (giftCards.some(({ code }) => code === typed)) return;
    await transaction.insert(wrongCard).values({ playerId, atMs: nowMs });
  });
}

async function checkTries(transaction: Database, playerId: number, nowMs: number): Promise<void> {
  const { startsAtMs } = manilaToday(nowMs);
  const [today] = await transaction
    .select({ tries: count() })
    .from(wrongCard)
    .where(and(eq(wrongCard.playerId, playerId), gte(wrongCard.atMs, startsAtMs)));
  if ((today?.tries ?? 0) < wrongCardsPerDay) return;
  const wait = Math.ceil((startsAtMs + dayMs - nowMs) / 1000);
  throw new Refusal('cardsLocked', { wait });
}

/** What was redeemed before is told as that, also when the card has ended since. */
async function checkCard(transaction: Database, card: GiftCard, owner: PlayerRow): Promise<void> {
  const gift = { activityType: activityType.giftCard, claimKey: card.code };
  if (await hasPrize(transaction, owner.id, gift)) throw new Refusal('alreadyReceived');
  if (card.hasEnded) throw new Refusal('ended');
  if (owner.vipLevel < card.minVip) {
    throw new Refusal('vipTooLow', { need: card.minVip }, { level: String(card.minVip) });
  }
}
