import type { Operator } from '../Operator';

/** A control call: checks its fields by itself and answers what there is to tell. */
export type Control = (operator: Operator, fields: unknown) => Promise<object | undefined>;
