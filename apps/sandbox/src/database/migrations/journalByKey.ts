import type { Migration } from './Migration';

/** The console looks for what an order has moved by its number alone. */
export const journalByKey: Migration = {
  id: '0024-journal-by-key',
  statements: [`CREATE INDEX journal_by_key ON journal (idem_key)`],
};
