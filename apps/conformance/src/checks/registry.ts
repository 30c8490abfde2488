import type { Check, CheckKind } from './Check';
import { envelope } from './envelope';
import { errors } from './errors';
import { headers } from './headers';
import { idempotency } from './idempotency';
import { ownership } from './ownership';
import { paging } from './paging';
import { payment } from './payment';
import { presence } from './presence';
import { away } from './protection/away';
import { due } from './protection/due';
import { limits } from './protection/limits';

import { identity, person } from './protection/persons';
import { reality } from './protection/reality';
import { account, bonus } from './protection/standing';
import { session } from './session';
import { shape } from './shape';
import { sums } from './sums';
import { time } from './time';
import { timing } from './timing';
import { together } from './together';
import { writes } from './writes';

/** Every check of the kit, in the order in which they run. */
export const registry: readonly CheckKind[] = [
  presence,
  envelope,
  shape,
  errors,
  session,
  ownership,
  paging,
  sums,
  time,
  headers,
  timing,
  together,
  payment,
  writes,
  idempotency,
  account,
  bonus,
  person,
  limits,
  reality,
  due,
  // Its last check begins the break.
  identity,
  // Last: the account is away from here on.
  away,
];

const checks = new Map(registry.flatMap((kind) => kind.checks.map((check) => [check.id, check] as const)));

/**
 * A check by its id.
 *
 * @throws Error when there is none
 */
export function checkById(id: string): Check {
  const check = checks.get(id);
  if (!check) throw new Error(`There is no check ${id}`);
  return check;
}
