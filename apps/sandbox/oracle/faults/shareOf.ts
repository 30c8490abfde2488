/**
 * The part of a list whose turn it is: so many from a place on that moves on by as many with every turn, so that after a
 * round of turns each has been there.
 */
export function shareOf<Thing>(
  things: readonly Thing[],
  { share, turn }: { readonly share: number; readonly turn: number },
): readonly Thing[] {
  if (share >= things.length) return things;
  const first = (turn * share) % things.length;
  return [...things, ...things].slice(first, first + share);
}
