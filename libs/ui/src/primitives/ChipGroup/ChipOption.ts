import type { ReactNode } from 'react';

/** One answer of a chip group. */
export interface ChipOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** The bonus an amount brings, under the label. */
  readonly caption?: ReactNode;
  readonly isDisabled?: boolean;
}
