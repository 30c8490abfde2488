import { getEventCardCall } from '@kislap/api/contract';
import { and, count, eq, gte, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { claimCall } from '../../calls/claimCall';
import { activityType } from '../../catalogue/activityType';
import { type GiftCard, giftCards, wrongCardsPerDay } from '../../catalogue/rewards';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import type { PlayerRow } from '../../database/tables/player';
import { wrongCard } from '../../database/tables/rewards';
import { transact } from '../../database/transact';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import { atOnceMs } from '../../kernel/atOnceMs';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../rules/players/player';
import { hasPrize } from '../../rules/rewards/pastRewards';
import { claimAnswer, payReward } from '../../rules/rewards/payReward';

/** The call that redeems a gift card. */
export const giftCardCalls = [claimCall(getEventCardCall, activityType.giftCard, redeemGiftCard)];

/** Redeems a gift card: each once a player, and not after ten wrong codes in one Manila day. */
async function redeemGiftCard(context: PlayerCallContext, { card }: { readonly card: string }) {
  const { nowMs, operator } = context;
  const playerId = context.session.player.id;
  const typed = card.trim().toUpperCase();
  return await context.onceAsked(v.object(claimAnswer), {
    ask: (transaction) => readTries(transaction, playerId, nowMs),
    work: async (transaction, owner, tries) => {
      const found = cardOf(typed);
      checkTries(tries, nowMs);
      await checkCard(transaction, found, owner);
      const reward = { playerId, activityType: activityType.giftCard, claimKey: found.code, nowMs };
      const paid = { ...reward, amount: found.amount, player: owner };
      return await payReward(transaction, paid, operator.failpoints);
    },
    before: isCard(typed)
      ? undefined
      : async () => await countWrongCode(operator.database, { playerId, nowMs }),
  });
}

/** @throws Refusal `unknownCard` */
function cardOf(typed: string): GiftCard {
  const found = giftCards.find(({ code }) => code === typed);
  if (!found) throw new Refusal('unknownCard', { field: 'card' });
  return found;
}

const isCard = (typed: string) => giftCards.some(({ code }) => code === typed);

/**
 * Counts a wrong code, in a transaction of its own, since a refusal rolls back that of the gift. The player's lock makes
 * the codes that come at once take turns, right ones and wrong ones.
 */
async function countWrongCode(
  database: Database,
  { playerId, nowMs }: { readonly playerId: number; readonly nowMs: number },
): Promise<void> {
  await transact(database, async (transaction) => {
    await lockPlayer(transaction, playerId);
    checkTries(await readTries(transaction, playerId, nowMs), nowMs);
    await transaction.insert(wrongCard).values({ playerId, atMs: nowMs });
  });
}

/** How many codes were wrong today. What lies ahead was tried before the clock went back. The player must be locked. */
async function readTries(transaction: Database, playerId: number, nowMs: number): Promise<number> {
  const { startsAtMs } = manilaToday(nowMs);
  const [today] = await countTries(transaction, { playerId, startsAtMs, untilMs: nowMs + atOnceMs });
  return today?.tries ?? 0;
}

/** @throws Refusal `cardsLocked` */
function checkTries(tries: number, nowMs: number): void {
  if (tries < wrongCardsPerDay) return;
  const { startsAtMs } = manilaToday(nowMs);
  const wait = Math.ceil((startsAtMs + manilaDayMs - nowMs) / 1000);
  throw new Refusal('cardsLocked', { wait });
}

const countTries = createQuery((transaction) =>
  transaction
    .select({ tries: count() })
    .from(wrongCard)
    .where(
      and(
        eq(wrongCard.playerId, sql.placeholder('playerId')),
        gte(wrongCard.atMs, sql.placeholder('startsAtMs')),
        lte(wrongCard.atMs, sql.placeholder('untilMs')),
      ),
    )
    .prepare('count_wrong_cards'),
);

/** What was redeemed before is told as that, also when the card has ended since. A card that is given checks itself. */
async function checkCard(transaction: Database, card: GiftCard, owner: PlayerRow): Promise<void> {
  if (!card.hasEnded && owner.vipLevel >= card.minVip) return;
  const gift = { activityType: activityType.giftCard, claimKey: card.code };
  if (await hasPrize(transaction, owner.id, gift)) throw new Refusal('alreadyReceived');
  if (card.hasEnded) throw new Refusal('ended');
  throw new Refusal('vipTooLow', { need: card.minVip }, { level: String(card.minVip) });
}
