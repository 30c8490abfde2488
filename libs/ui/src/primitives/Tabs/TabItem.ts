import type { ReactNode } from 'react';

/** One part of the page and the word that opens it. */
export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}
