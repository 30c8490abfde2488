/** A fault in the rules, planted in a build of the walk alone: a text of a source file in place of another. */
export interface Fault {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** A walk that finds it soon; others are tried after it. */
  readonly seed?: number;
}
