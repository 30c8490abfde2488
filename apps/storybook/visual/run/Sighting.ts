/** A part of the browser's window, in CSS pixels. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One picture taken of a story. */
export interface Sighting {
  readonly digest: string;
  readonly isExpected: boolean;
}

/** What came of a story's picture. While no story has one, `uncompared`; the run as a whole then says so. */
export type Verdict =
  | { readonly type: 'same' | 'kept' | 'uncompared' }
  | { readonly type: 'different' | 'missing'; readonly message: string };
