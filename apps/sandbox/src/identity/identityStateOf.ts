import type { IdentityState } from '@kislap/domain';

const states: readonly IdentityState[] = ['none', 'review', 'passed', 'refused'];

/** What a stored state of the identity check means. */
export function identityStateOf(kycState: number): IdentityState {
  return states[kycState] ?? 'none';
}
