/** Refuses an id that would not survive as a selector. */
export function checkSkinId(id: string): void {
  if (/^[a-z0-9-]+$/u.test(id)) return;
  throw new Error(
    `"${id}" cannot be the id of a skin, because it becomes a selector. Write it in small letters, digits and hyphens.`,
  );
}
