/** JSON as it is written on the wire: numbers such as `1e999` have no value in JavaScript. */
export interface RawJson {
  readonly rawJson: string;
}

/** A file of a form; its bytes are `bytes` times the letter x. */
export interface FuzzFile {
  readonly file: string;
  readonly bytes: number;
}

/** What is done to a body after it was written. */
export type Damage =
  | { readonly kind: 'none' }
  /** Cut after this share of its bytes. */
  | { readonly kind: 'cut'; readonly share: number }
  | { readonly kind: 'empty' }
  /** Sent under another content type than it was written in. */
  | { readonly kind: 'mistyped'; readonly contentType: string }
  | { readonly kind: 'replaced'; readonly text: string }
  /** A field of this many letters more. */
  | { readonly kind: 'padded'; readonly bytes: number };

/** One hostile request, as plain values: so it is printed, made smaller and sent again. */
export interface FuzzCase {
  readonly actor: 'player' | 'guest';
  readonly method: string;
  readonly path: 'exact' | 'upper' | 'slash' | 'longer' | 'encoded';
  readonly encoding: 'multipart' | 'urlencoded' | 'json';
  /** In the order of the wire; a name may come twice. `$me` stands for the player's id. */
  readonly fields: readonly (readonly [name: string, value: unknown])[];
  readonly damage: Damage;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a payment form bears the sign that fits it. */
  readonly isSigned: boolean;
  /** The mode in the query of a payment call. */
  readonly mode: string;
}
