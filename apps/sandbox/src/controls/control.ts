import type { ControlContract } from '@kislap/api/controls';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { checkText } from '../calls/defineCall';
import type { Database } from '../database/Database';
import { player } from '../database/tables/player';
import { Refusal } from '../kernel/Refusal';
import type { Operator } from '../rules/Operator';

/** A control call under its name. */
export interface Control {
  readonly name: string;
  /**
   * Checks the fields and answers what there is to tell.
   *
   * @throws ValiError when the fields do not fit, Refusal
   */
  run(operator: Operator, fields: unknown): Promise<unknown>;
}

/** A control call by its contract: its fields are read with the schema first. */
export function defineControl<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  contract: ControlContract<Request, Response>,
  act: (
    operator: Operator,
    fields: v.InferOutput<Request>,
  ) => v.InferInput<Response> | Promise<v.InferInput<Response>>,
): Control {
  return {
    name: contract.name,
    run: async (operator, fields) => await act(operator, checkText(v.parse(contract.request, fields))),
  };
}

/** How many rows the console shows at a time. */
export const pageSize = 20;

/** One page of rows that were asked for with one more than fits, and where the next one begins when there is one. */
export function onePage<Row extends { readonly id: number }>(rows: readonly Row[]) {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > pageSize && last ? { next: last.id } : {} };
}

/**
 * Checks that a player exists: control calls may name any id.
 *
 * @throws Refusal `notFound`
 */
export async function checkPlayer(database: Database, userId: number): Promise<void> {
  const [found] = await database.select({ id: player.id }).from(player).where(eq(player.id, userId));
  if (!found) throw new Refusal('notFound', { field: 'userId' });
}
