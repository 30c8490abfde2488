/** Selectors of the states a component can be in. State is always an attribute, never a class. */
export const when = {
  /** Switched off, natively or with a reason that stays reachable (`aria-disabled`). */
  disabled: () => '&:is(:disabled, [aria-disabled="true"])',
  pressed: () => '&:active:not(:disabled, [aria-disabled="true"])',
} as const;
