/** Selectors of the states a component can be in. State is always an attribute, never a class. */
export const when = {
  /** Switched off, natively or with a reason that stays reachable (`aria-disabled`). */
  disabled: () => '&:is(:disabled, [aria-disabled="true"])',
  pressed: () => '&:active:not(:disabled, [aria-disabled="true"])',
  busy: () => '&[aria-busy="true"]',
  selected: () =>
    '&:is([aria-selected="true"], [aria-checked="true"], [aria-pressed="true"], [data-selected="true"])',
  invalid: () => '&:has([aria-invalid="true"])',
  focusInside: () => '&:focus-within',
} as const;
