import { answerCode } from '@kislap/api/contract';
import * as v from 'valibot';
import type { FuzzCase } from './FuzzCase';
import type { Reading } from './readWire';
import type { Target } from './Target';

/** One request and everything that came of it. */
interface Exchange {
  readonly target: Target;
  readonly one: FuzzCase;
  readonly request: RequestInit & { headers: Headers };
  readonly reading: Reading;
  readonly response: Response;
  readonly text: string;
  /** The tables that changed meanwhile. */
  readonly changes: readonly string[];
  /** What the server wrote to its log meanwhile. */
  readonly log: readonly string[];
}

/** What became of a case. */
export interface Judged {
  readonly code: number;
  readonly reading: 'fits' | 'misfits';
  readonly finding: string | undefined;
}

const envelope = v.looseObject({
  code: v.pipe(v.number(), v.safeInteger()),
  msg: v.pipe(v.string(), v.minLength(1)),
  data: v.optional(v.unknown()),
});

/** What a refusal may leave behind: its own record, and counts of wrong tries. Never money, never a fact of play. */
const bookkeeping = new Set([
  'answer',
  'call_count',
  'login_failure',
  'wrong_card',
  'sms_code',
  'sms_code_try',
]);
/** Status of a body that is larger than any honest request. */
const tooLarge = 413;

/** Holds an answer against what every answer promises, whatever the request. */
export function judgeAnswer(exchange: Exchange): Judged {
  const { one, response, text, log } = exchange;
  const fits = readingOf(exchange);
  const reading = fits === undefined ? 'fits' : 'misfits';
  const say = (code: number, finding: string | undefined): Judged => ({ code, reading, finding });
  if (one.method === 'HEAD') return say(response.status, log[0]);
  const read = v.safeParse(envelope, parsed(text));
  if (!read.success) return say(response.status, `no envelope (${response.status}): ${text.slice(0, 200)}`);
  const { code } = read.output;
  if (log.length > 0) return say(code, `the server logged: ${log.join(' | ').slice(0, 600)}`);
  if (response.status >= 500 || (code >= 500 && code <= 599))
    return say(code, `a failure: ${response.status} ${code}`);
  if (response.headers.get('Cache-Control') !== 'no-store') return say(code, 'an answer that may be stored');
  return say(code, misread(exchange, code, fits) ?? unannounced(exchange, code) ?? moved(exchange, code));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why the request does not fit its call; undefined when it does. */
function readingOf({ target, reading }: Exchange): string | undefined {
  if (reading.kind === 'unreadable') return 'unreadable';
  if (reading.kind === 'twice') return reading.field;
  const read = v.safeParse(target.request, reading.fields);
  if (read.success) return undefined;
  return v.getDotPath(read.issues[0]) ?? 'unnamed';
}

/** Whether the server took what it must refuse, or refused it in other words than it must. */
function misread({ target, one, response, text }: Exchange, code: number, misfit: string | undefined) {
  const isOdd = one.method.toUpperCase() !== 'POST' || !['exact', 'encoded'].includes(one.path);
  if (isOdd) return code === target.okCode ? 'accepted under another method or address' : undefined;
  if (response.status === tooLarge || response.status === 403) return undefined;
  const isGuest = one.actor === 'guest' || 'Authorization' in one.headers;
  const isMisaddressed = code === answerCode.notFound && target.address(one.mode, 0).startsWith('/pay/');
  if (misfit === undefined || isMisaddressed) return undefined;
  if (target.needsSession && isGuest)
    return code === answerCode.sessionEnded ? undefined : `a guest got ${code}`;
  if (target.name === 'paylist4vip' && misfit === 'u') return undefined;
  if (code !== answerCode.badParameter) return `${misfit} does not fit and the answer is ${code}`;
  if (misfit === 'unreadable' || misfit === 'unnamed') return undefined;
  return text.includes('"field"') ? undefined : `${misfit} does not fit and the answer names no field`;
}

/** A code that the contract does not announce for this call. An address that leads nowhere is nobody's call. */
function unannounced({ target, response }: Exchange, code: number): string | undefined {
  return target.codes.has(code) || response.status >= 400
    ? undefined
    : `answers ${code}, which is not announced`;
}

function moved({ target, changes }: Exchange, code: number): string | undefined {
  if (code === target.okCode) return undefined;
  const kept = changes.filter((table) => !bookkeeping.has(table));
  return kept.length === 0 ? undefined : `refused with ${code}, and yet it changed ${kept.join(', ')}`;
}
