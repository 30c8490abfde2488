import * as v from 'valibot';
import type { JsonValue } from '../kernel/JsonValue';

const json: v.GenericSchema<JsonValue> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(json), v.record(v.string(), json)]),
);

/** A round as the record of its key keeps it; the amounts are ten-thousandths of a peso. */
export const storedRound = v.object({
  roundId: v.string(),
  stake: v.number(),
  win: v.number(),
  balance: v.number(),
  detail: json,
});
