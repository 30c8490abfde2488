/** What fills the `{placeholders}` of a message. */
export type TextValues = Readonly<Record<string, string | number>>;
