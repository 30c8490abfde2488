/** A list of the latest things with `item` as its newest: each thing stands in it once, and at most `most` of them. */
export function putFirst(list: readonly string[], item: string, most: number): readonly string[] {
  return [item, ...list.filter((other) => other !== item)].slice(0, most);
}
