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
        if (mayLose) faults.loseConnection();
        const done: unknown = await Reflect.apply(original, client, given);
        return done;
      }),
  });
}
