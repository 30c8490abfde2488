/** Where answers stay: one text for each owner. A browser that refuses keeps nothing, and nothing breaks. */
export interface AnswerStore {
  readonly read: (owner: string) => Promise<string | undefined>;
  readonly write: (owner: string, text: string) => Promise<void>;
  /** Forgets every owner but these. */
  readonly keepOnly: (owners: readonly string[]) => Promise<void>;
}
