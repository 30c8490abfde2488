/**
 * One remembered fact: its name on the device and how to read it back. Whatever was stored by an
 * older build, another tab or a curious hand goes through `parse`; `undefined` means "forget it".
 */
export interface StoredKey<Value> {
  readonly name: string;
  readonly parse: (stored: unknown) => Value | undefined;
}

/** Remembered facts of one kind, of which there may be any number: their names begin alike. */
export interface StoredCollection<Value> {
  readonly prefix: string;
  readonly parse: (stored: unknown) => Value | undefined;
}
