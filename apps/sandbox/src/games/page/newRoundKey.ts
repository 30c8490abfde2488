/** A key for one round: 32 hex digits. Made without `randomUUID`, which plain http on a phone does not offer. */
export function newRoundKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
