import type { Operator } from '../../src/rules/Operator';
import type { OpenDatabase } from '../../src/database/Database';
import { settleDue } from '../../src/rules/settleDue';
import { TestOperator } from '../../test/support/TestOperator';

/** The operator as a walk drives it: one or more processes over one database, and one clock. */
export interface Stage {
  /** Whole seconds since 1970. */
  now(): number;
  pass(seconds: number): Promise<void>;
  /** What the sweeper does all along. */
  settle(): Promise<void>;
  /** Answers a request, by the process of this number. */
  fetch(path: string, init: RequestInit, process?: number): Promise<Response>;
  readonly processes: number;
  close(): Promise<void>;
}

const idleMs = 30 * 60 * 1000;
const changed: Partial<Omit<Operator, 'database' | 'clock' | 'switches'>> = { lockAfterMs: idleMs };

/** A stage in this process, over each of these connections to one seeded database. */
export function stageOver(databases: readonly OpenDatabase[]): Stage {
  const operators = databases.map((database) => new TestOperator(database, changed));
  const [first] = operators;
  if (!first) throw new Error('No database');
  return {
    processes: operators.length,
    now: () => first.nowMs / 1000,
    pass: (seconds) => {
      for (const operator of operators) operator.pass(seconds);
      return Promise.resolve();
    },
    settle: () => settleDue(first.operator),
    fetch: (path, init, process = 0) => (operators[process] ?? first).fetch(path, init),
    close: async () => {
      for (const database of databases) await database.close();
    },
  };
}
