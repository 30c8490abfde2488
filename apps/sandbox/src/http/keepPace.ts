import { Refusal } from '../kernel/Refusal';
import type { Call } from './Call';
import type { CallFrame } from './CallFrame';
import { paceRules, type PaceRule } from './paceRules';
import type { RecentCounts } from './RecentCounts';

const second = 1000;
const minute = 60;

/**
 * The same call, refused when it comes too often from one address or one account. Nothing is done then.
 *
 * Addresses of this machine are not counted: behind a proxy on it everybody would have the same one, and the proxy
 * knows better.
 */
export function keepPace(call: Call, counts: RecentCounts): Call {
  const rule = paceRules.get(call.name);
  if (!rule) return call;
  return {
    ...call,
    run(frame, fields) {
      const subject = subjectOf(rule, frame);
      if (subject === undefined) return call.run(frame, fields);
      const count = () => {
        const waitMs = counts.add(subject, { ...rule, nowMs: frame.nowMs });
        if (waitMs > 0) throw tooOften(rule, Math.ceil(waitMs / second));
      };
      return call.run({ ...frame, keepPace: count }, fields);
    },
  };
}

function subjectOf({ by, group }: PaceRule, { ip, session }: CallFrame): string | undefined {
  if (by === 'account') return session && `${group}:${session.player.id}`;
  const isOwnMachine = ip === '' || ip === '::1' || /^(?:::ffff:)?127\./.test(ip);
  return isOwnMachine ? undefined : `${group}:${ip}`;
}

function tooOften({ refusal }: PaceRule, wait: number): Refusal {
  return new Refusal(refusal, { wait }, { wait: String(wait), minutes: String(Math.ceil(wait / minute)) });
}
