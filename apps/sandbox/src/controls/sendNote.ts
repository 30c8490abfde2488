import type { mailControl } from '@kislap/api/controls';
import { moneyFromPeso } from '@kislap/domain';
import { randomUUID } from 'node:crypto';
import type { InferOutput } from 'valibot';
import { sendMail } from '../mail/sendMail';
import type { Operator } from '../Operator';
import { checkPlayer } from './checkPlayer';

const templates = { plain: 'note', important: 'importantNote', care: 'careNote' } as const;

/** Sends a player a message in the operator's own words. */
export async function sendNote(
  { database, clock }: Operator,
  { userId, title, text, kind, amount, lasts }: InferOutput<typeof mailControl.request>,
): Promise<void> {
  await checkPlayer(database, userId);
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
