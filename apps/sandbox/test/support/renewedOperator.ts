import { afterEach, beforeEach } from 'vitest';
import { TestOperator } from './TestOperator';
import { openTestDatabase } from './openTestDatabase';

/**
 * Gives each test of a file an operator as it was seeded, on a clock of its own: for tests that set what cannot be
 * unset.
 *
 * @returns the operator of the test that runs
 */
export function renewedOperator(): () => TestOperator {
  let operator: TestOperator;

  beforeEach(async () => {
    operator = new TestOperator(await openTestDatabase());
  });

  afterEach(async () => await operator.opened.close());

  return () => operator;
}
