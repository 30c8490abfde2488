type Defined<Fields> = { readonly [Key in keyof Fields]?: NonNullable<Fields[Key]> };

/** The fields that have a value, for the optional part of a shape: a missing fact has no key at all. */
export function definedFields<Fields extends object>(fields: Fields): Defined<Fields> {
  const defined: { [Key in keyof Fields]?: NonNullable<Fields[Key]> } = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined && value !== null) defined[key] = value;
  }
  return defined;
}
