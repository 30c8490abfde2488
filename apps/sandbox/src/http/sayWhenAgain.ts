import { answerCode } from '@kislap/api/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Answer } from './Answer';

const later = v.object({ wait: v.number() });
const codes: ReadonlySet<number> = new Set([answerCode.locked, answerCode.codeSentTooOften]);

/** Says in the header that proxies and plain clients know when a call that came too often may come again. */
export function sayWhenAgain(context: Context, { code, data }: Answer): void {
  if (codes.has(code) && v.is(later, data)) context.header('Retry-After', String(data.wait));
}
