/** A game studio. */
export interface Platform {
  readonly code: string;
  readonly name: string;
  readonly image: string;
  readonly isOpen: boolean;
  readonly categories: readonly string[];
  /** The operator's remark, such as a planned maintenance. */
  readonly note?: string;
}
