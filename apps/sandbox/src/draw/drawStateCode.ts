import type { DrawState } from '@kislap/domain';

/** The state of a round on the wire and in the database. */
export const drawStateCode = { none: 0, running: 1, reached: 2, paid: 3, ended: 4 } as const satisfies Record<
  DrawState,
  number
>;
