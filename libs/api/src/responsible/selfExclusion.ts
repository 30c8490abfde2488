import { rgBreakCall, rgExcludeCall } from '../contract/responsible';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';

/**
 * How long a break lasts, in hours.
 *
 * @example
 * breakHours.map((hours) => hours / 24); // => [1, 3, 7, 30]
 */
export const breakHours = [24, 72, 168, 720] as const;
/**
 * How long an exclusion lasts, in months.
 *
 * @example
 * exclusionMonths.map((months) => months / 12); // => [0.5, 1, 5]
 */
export const exclusionMonths = [6, 12, 60] as const;

/**
 * A break or an exclusion, and the player's password that proves it is meant.
 *
 * @example
 * const exclusion: Exclusion = { kind: 'break', hours: 24, password: 'mabuhay2026' };
 * breakHours.includes(exclusion.hours); // => true
 */
export type Exclusion = { readonly password: string } & (
  | { readonly kind: 'break'; readonly hours: (typeof breakHours)[number] }
  | { readonly kind: 'exclusion'; readonly months: (typeof exclusionMonths)[number] }
);

/**
 * Lets the account rest. Every session ends with it, this one too.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await startExclusion({ kind: 'break', hours: 24, password: 'mabuhay2026' });
 * operator.seen[0]?.call; // => 'rgBreak'
 */
export async function startExclusion(exclusion: Exclusion, options?: CallOptions): Promise<void> {
  const { password } = exclusion;
  if (exclusion.kind === 'break') {
    await callMain(rgBreakCall, { hours: exclusion.hours, password }, options);
  } else {
    const confirmed = { months: exclusion.months, password, confirm: 'EXCLUDE' } as const;
    await callMain(rgExcludeCall, confirmed, options);
  }
}
