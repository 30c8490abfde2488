import type { SeededFaults } from './SeededFaults';
import type { Turns } from './Turns';

/** How a database client is let through: who decides, and what goes wrong on the way. */
export interface Passage {
  readonly turns: Turns;
  readonly faults: SeededFaults;
}

/**
 * Makes a method of a database client take its turn first. One that begins transactions (`mayLose`) can also find its
 * connection lost, which the operator has to bear by itself.
 */
export function stepThrough(
  client: object,
  method: string,
  { turns, faults, mayLose }: Passage & { readonly mayLose: boolean },
): void {
  const original: unknown = Reflect.get(client, method);
  if (typeof original !== 'function') throw new Error(`The client has no ${method}`);
  Object.defineProperty(client, method, {
    value: (...given: readonly unknown[]) =>
      turns.pass(async () => {
        // A pool connects for its own queries too; those have taken their turn already.
        if (mayLose && !isOwnCall(given)) faults.loseConnection();
        const done: unknown = await Reflect.apply(original, client, given);
        return done;
      }),
  });
}

/** A pool calls itself with a callback, which nobody outside does; PGlite takes the work of a transaction as one. */
function isOwnCall(given: readonly unknown[]): boolean {
  return given.some((one) => typeof one === 'function' && one.length > 1);
}
