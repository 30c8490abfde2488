import type { Operator } from '../../src/rules/Operator';
import type { OpenDatabase } from '../../src/database/Database';
import { lookAtEndedSessions, lookDaily } from '../../src/rules/harm/lookDaily';
import { settleDue } from '../../src/rules/settleDue';
import { TestOperator } from '../../test/support/TestOperator';
import { seededAtMs } from '../../test/support/seededAt';
import { OperatorProcess } from './OperatorProcess';

/** The operator as a walk drives it: one or more processes over one database, and one clock. */
export interface Stage {
  /** Whole seconds since 1970. */
  now(): number;
  pass(seconds: number): Promise<void>;
  /** What the sweeper does all along: with what is due, with play that has ended, and at six in the morning. */
  settle(): Promise<void>;
  /** Answers a request, by the process of this number. */
  fetch(path: string, init: RequestInit, process?: number): Promise<Response>;
  readonly processes: number;
  close(): Promise<void>;
}

const idleMs = 30 * 60 * 1000;
const changed: Partial<Omit<Operator, 'database' | 'clock' | 'switches'>> = { lockAfterMs: idleMs };

/** A stage in this process, over a connection to a seeded database. */
export function stageOver(opened: OpenDatabase): Stage {
  const operator = new TestOperator(opened, changed);
  return {
    processes: 1,
    now: () => operator.nowMs / 1000,
    pass: (seconds) => Promise.resolve(operator.pass(seconds)),
    async settle() {
      await settleDue(operator.operator);
      await lookAtEndedSessions(operator.operator);
      await lookDaily(operator.operator);
    },
    fetch: (path, init) => operator.fetch(path, init),
    close: () => opened.close(),
  };
}

/** A stage of processes of their own, over one seeded database of PostgreSQL. They sweep in turn. */
export function stageOfProcesses(count: number, databaseUrl: string): Stage {
  const operators = Array.from({ length: count }, () => new OperatorProcess(databaseUrl));
  const at = (turn: number) => {
    const operator = operators[turn % operators.length];
    if (!operator) throw new Error('No process');
    return operator;
  };
  let passed = 0;
  let sweeps = 0;
  return {
    processes: count,
    now: () => seededAtMs / 1000 + passed,
    async pass(seconds) {
      await Promise.all(operators.map((operator) => operator.ask({ kind: 'pass', seconds })));
      passed += seconds;
    },
    async settle() {
      await at((sweeps += 1)).ask({ kind: 'settle' });
    },
    fetch: (path, init, process = 0) => at(process).request(path, init),
    async close() {
      await Promise.all(operators.map((operator) => operator.close()));
    },
  };
}
