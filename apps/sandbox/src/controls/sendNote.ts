import { moneyFromPeso } from '@kislap/domain';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { sendMail } from '../mail/sendMail';
import type { Operator } from '../Operator';

const templates = { plain: 'note', important: 'importantNote', care: 'careNote' } as const;

/** What a message of the operator is made of; `amount` in pesos, `lasts` in seconds. */
export const noteFields = v.object({
  userId: v.number(),
  title: v.string(),
  text: v.string(),
  kind: v.optional(v.picklist(['plain', 'important', 'care']), 'plain'),
  amount: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  lasts: v.exactOptional(v.pipe(v.number(), v.gtValue(0))),
});

/** Sends a player a message in the operator's own words. */
export async function sendNote(
  { database, clock }: Operator,
  { userId, title, text, kind, amount, lasts }: v.InferOutput<typeof noteFields>,
): Promise<void> {
  await sendMail(database, {
    playerId: userId,
    template: templates[kind],
    mailKey: `note:${randomUUID()}`,
    words: { title, text },
    amount: moneyFromPeso(amount),
    ...(lasts === undefined ? {} : { lastsMs: lasts * 1000 }),
    nowMs: clock.nowMs(),
  });
}
