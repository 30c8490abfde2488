/** The fields of an answer that its reader has not taken over, by their path: the contract does not know them. */
export function unknownFields(wire: unknown, read: unknown, path = ''): readonly string[] {
  if (typeof wire !== 'object' || wire === null || typeof read !== 'object' || read === null) return [];
  const held = new Map(Object.entries(read));
  return Object.entries(wire).flatMap(([name, value]) =>
    held.has(name) ? unknownFields(value, held.get(name), `${path}.${name}`) : [`${path}.${name}`],
  );
}
