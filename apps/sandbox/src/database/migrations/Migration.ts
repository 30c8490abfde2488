/** One step of the database's history. Never edited after a release: a change is a new migration. */
export interface Migration {
  readonly id: string;
  /** Run in order in one transaction; each is one SQL statement, since PGlite's protocol takes one at a time. */
  readonly statements: readonly string[];
}
