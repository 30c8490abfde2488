import type { ReactNode } from 'react';

/** One answer of a radio group. */
export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: string;
  readonly isDisabled?: boolean;
}
