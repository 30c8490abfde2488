/** Where a value is not of its shape, in words for an error. */
export interface Fault {
  /** From the value on: `.minimum`, `[0].steps`; '' for the value itself. */
  readonly place: string;
  /** With its verb: 'is missing', 'is a text'. */
  readonly given: string;
  /** With its article: 'a list'. */
  readonly wanted: string;
}
