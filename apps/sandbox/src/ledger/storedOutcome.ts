import * as v from 'valibot';
import { refusalReasons } from '../kernel/refusalReasons';

const reasons = v.custom<keyof typeof refusalReasons>(
  (reason) => typeof reason === 'string' && Object.hasOwn(refusalReasons, reason),
);

/** What the record keeps of a call: its value, or why it was refused. */
export const storedOutcome = v.union([
  v.object({
    refusal: v.object({
      reason: reasons,
      facts: v.object({
        field: v.exactOptional(v.string()),
        wait: v.exactOptional(v.number()),
        until: v.exactOptional(v.number()),
        need: v.exactOptional(v.number()),
        limit: v.exactOptional(v.number()),
        minutes: v.exactOptional(v.number()),
      }),
      words: v.record(v.string(), v.string()),
    }),
  }),
  v.object({ value: v.unknown() }),
]);

/** What the record keeps of a call. */
export type StoredOutcome = v.InferOutput<typeof storedOutcome>;
