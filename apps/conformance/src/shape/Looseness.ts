/** A place where an answer had to be read with good will. */
export interface Looseness {
  readonly kind: 'missing' | 'loose' | 'lost';
  /** Where in the answer: `list.0.am`. */
  readonly path: string;
  readonly detail: string;
}
