import type { Operator } from '../Operator';

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
