import { misuse } from '../kernel/internal';

/**
 * The bytes of a text of ASCII characters.
 *
 * @see docs/rules.md#fairness
 * @throws RangeError for any other character
 * @example
 * bytesOfText('kislap').length; // => 6
 */
export function bytesOfText(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    if (code < 128) return code;
    throw misuse('a text of ASCII characters', text);
  });
}

/**
 * Bytes as hexadecimal digits, in lower case.
 *
 * @see docs/rules.md#fairness
 * @example
 * hexOf(new Uint8Array([0, 255])); // => '00ff'
 */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The bytes that hexadecimal digits stand for.
 *
 * @see docs/rules.md#fairness
 * @throws RangeError when these are no pairs of digits
 * @example
 * bytesOfHex('00ff'); // => new Uint8Array([0, 255])
 */
export function bytesOfHex(hex: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/i.test(hex)) throw misuse('pairs of hexadecimal digits', hex);
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
}
