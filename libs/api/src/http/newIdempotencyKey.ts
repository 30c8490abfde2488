/**
 * A random UUID, version 4. `crypto.randomUUID` is missing where the page is not served securely (a phone
 * that opens a development server over the local network), so it is built from random bytes.
 *
 * @example
 * newIdempotencyKey().length; // => 36
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
