import { type EpochSeconds, epochSecondsFrom } from '@kislap/domain';
import type { RefusalFacts } from '../contract/envelope';
import { rgBreakCall, rgExcludeCall } from '../contract/absence';
import type { RgLimits } from '../contract/responsible';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { returnWaitOf, type ReturnWait } from './returnFromExclusion';

/**
 * How long a break lasts, in hours.
 *
 * @example
 * breakHours.map((hours) => hours / 24); // => [1, 3, 7, 30, 60, 90]
 */
export const breakHours = [24, 72, 168, 720, 1440, 2160] as const;
/**
 * How long an exclusion lasts, in months.
 *
 * @example
 * exclusionMonths.map((months) => months / 12); // => [0.5, 1, 5]
 */
export const exclusionMonths = [6, 12, 60] as const;

/**
 * A break, or an exclusion with what proves that it is meant: the password or an SMS code of the scene `away`; nothing
 * for an account that has neither.
 *
 * @example
 * const exclusion: Exclusion = { kind: 'break', hours: 24 };
 * breakHours.includes(exclusion.hours); // => true
 */
export type Exclusion =
  | { readonly kind: 'break'; readonly hours: (typeof breakHours)[number] }
  | {
      readonly kind: 'exclusion';
      readonly months: (typeof exclusionMonths)[number];
      readonly password?: string;
      readonly code?: string;
    };

/**
 * Why a player is away: on a break or excluded, not back yet from an exclusion that has ended (`over`), away with another
 * account (`register`), or to be talked with (`care`).
 *
 * @example
 * const kinds: readonly AwayKind[] = ['break', 'exclusion', 'over', 'register', 'care'];
 * kinds.length; // => 5
 */
export type AwayKind = 'break' | 'exclusion' | 'over' | 'register' | 'care';

/**
 * That a player is away, why, and until when. `over`: an exclusion ended then, and its player has not come back from it.
 *
 * @example
 * import { epochSecondsFrom } from '@kislap/domain';
 * const away: Away = { kind: 'break', until: epochSecondsFrom(1_763_136_000) };
 * away.kind; // => 'break'
 */
export interface Away {
  readonly kind: AwayKind;
  /** The end is exclusive; left out when nobody knows it yet. */
  readonly until?: EpochSeconds;
  /** After an exclusion: the player has asked to come back. */
  readonly wait?: ReturnWait | undefined;
}

/**
 * The same with the token of a session that takes money out and does nothing else.
 *
 * @example
 * import { epochSecondsFrom } from '@kislap/domain';
 * const access: AwayAccess = { kind: 'break', until: epochSecondsFrom(1_763_136_000), payout: 'token' };
 * access.payout; // => 'token'
 */
export interface AwayAccess extends Away {
  readonly payout: string;
}

/**
 * Begins a break or an exclusion, or makes it longer. Every session ends with it, this one too; the answer has the token
 * that pays out, if the operator hands one out.
 *
 * @throws OfflineError | AnswerError 1001 it would end no later, 1002, 1004, 1005 | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await startExclusion({ kind: 'break', hours: 24 }))?.payout; // => 'sample-payout'
 */
export async function startExclusion(
  exclusion: Exclusion,
  options?: CallOptions,
): Promise<AwayAccess | undefined> {
  if (exclusion.kind === 'break') {
    return accessOf(await callMain(rgBreakCall, { hours: exclusion.hours }, options));
  }
  const { months, password, code } = exclusion;
  return accessOf(await callMain(rgExcludeCall, { months, password, code, confirm: 'EXCLUDE' }, options));
}

const accessOf = ({ away }: RgLimits) => away && awayAccessOf({ data: away });

/**
 * What a login of somebody away was refused with: why, until when, and the token that pays out. `undefined` for every
 * other refusal, and where the operator hands no token out.
 *
 * @example
 * const facts = { until: 1_763_136_000, kind: 'break', payout: 'token' };
 * awayAccessOf(new AnswerError(1007, 'You are on a break.', facts))?.payout; // => 'token'
 * awayAccessOf(new AnswerError(1007, 'This account is closed.', { until: 0 })); // => undefined
 */
export function awayAccessOf({ data }: { readonly data: RefusalFacts }): AwayAccess | undefined {
  const away = awayFrom(data);
  return away && data.payout ? { ...away, payout: data.payout } : undefined;
}

const kinds: readonly AwayKind[] = ['break', 'exclusion', 'over', 'register', 'care'];

interface AwayFacts extends Pick<RefusalFacts, 'kind' | 'until'> {
  readonly from?: number | undefined;
  readonly lapse?: number | undefined;
}

/**
 * Why somebody is away, and until when, as the wire says it: 0 is an end that nobody knows.
 *
 * @example
 * awayFrom({ kind: 'register', until: 0 }); // => { kind: 'register', wait: undefined }
 * awayFrom({ kind: 'holiday', until: 0 }); // => undefined
 */
export function awayFrom({ kind, until, ...wait }: AwayFacts): Away | undefined {
  const known = kinds.find((one) => one === kind);
  if (known === undefined || until === undefined) return undefined;
  return {
    kind: known,
    ...(until !== 0 && { until: epochSecondsFrom(until) }),
    wait: returnWaitOf(wait),
  };
}
