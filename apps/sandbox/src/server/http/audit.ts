import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { type Call, type CallFrame, SessionEnded } from '../../calls/Call';
import { maskAddress } from '../../kernel/network';
import { Refusal } from '../../kernel/Refusal';
import type { Operator } from '../../rules/Operator';
import { phoneIn } from '../../rules/players/phone';

/** Calls that decide who may use an account, or hand out or end what is in it. */
const audited: ReadonlySet<string> = new Set(
  'login thirdLogin register checkPwd endSession sendCode bindPhone completeAccount resetPwd changePwd rgBreak rgExclude rgReturn closeAccount exportMe kycSubmit'.split(
    ' ',
  ),
);
/** Refusals that suggest an attack, whatever the call. */
const suspicious: ReadonlySet<string> = new Set(['locked', 'badSign', 'keyReused', 'cardsLocked']);
/** Tells accounts apart in one process's log and names none of them. */
const markKey = randomBytes(32);
const markLength = 12;

/** The same call, noted in the security log when it matters who made it. */
export function auditCall(call: Call): Call {
  const isAudited = audited.has(call.name);
  return {
    ...call,
    async run(frame, fields) {
      try {
        const answer = await call.run(frame, fields);
        if (isAudited) logEvent(frame, { outcome: 'ok', fields, answer });
        return answer;
      } catch (error) {
        if (error instanceof Refusal && (isAudited || suspicious.has(error.reason))) {
          logEvent(frame, { outcome: error.reason, fields });
        }
        if (error instanceof SessionEnded && frame.tokenHash !== undefined) {
          logEvent(frame, { outcome: 'sessionEnded', fields });
        }
        throw error;
      }
    },
  };
}

function logEvent(
  { operator, callName, session, ip }: CallFrame,
  {
    outcome,
    fields,
    answer,
  }: { readonly outcome: string; readonly fields: unknown; readonly answer?: unknown },
): void {
  const account = accountIn(fields);
  operator.securityLog({
    event: callName,
    outcome,
    playerId: session?.player.id ?? playerIn(answer),
    account: account === undefined ? undefined : markOf(account),
    address: maskAddress(ip),
  });
}

function accountIn(fields: unknown): string | undefined {
  for (const name of ['account', 'phone', 'phoneNum', 'openid']) {
    const value: unknown = Reflect.get(Object(fields), name);
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}

function playerIn(answer: unknown): number | undefined {
  const id: unknown = Reflect.get(Object(answer), 'UserID');
  return typeof id === 'number' ? id : undefined;
}

/** However a phone is written, it has one mark. */
function markOf(account: string): string {
  return createHmac('sha256', markKey)
    .update(phoneIn(account) ?? account)
    .digest('hex')
    .slice(0, markLength);
}

/** Notes in the security log that a request was refused before any call was looked at. */
export function logRefusal({ securityLog }: Operator, context: Context, outcome: string): void {
  securityLog({ event: 'request', outcome, address: maskAddress(context.get('clientAddress')) });
}
