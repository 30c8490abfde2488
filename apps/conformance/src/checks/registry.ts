import type { CheckKind } from './CheckKind';
import { envelope } from './envelope';
import { errors } from './errors';
import { headers } from './headers';
import { idempotency } from './idempotency';
import { ownership } from './ownership';
import { paging } from './paging';
import { payment } from './payment';
import { presence } from './presence';
import { session } from './session';
import { shape } from './shape';
import { sums } from './sums';
import { time } from './time';
import { timing } from './timing';
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
  payment,
  writes,
  idempotency,
];
