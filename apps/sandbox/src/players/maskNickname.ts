/** A nickname for other people's eyes: its first and last letter. */
export function maskNickname(nickname: string): string {
  const letters = Array.from(nickname);
  return `${letters[0] ?? ''}***${letters.length > 1 ? (letters.at(-1) ?? '') : ''}`;
}
