/** Another service whose accounts the operator lets players log in with. */
export interface LoginProvider {
  readonly code: 'google' | 'facebook' | 'telegram';
  /** As players know it. */
  readonly name: string;
}
