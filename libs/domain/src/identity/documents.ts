import { fail, ok, type Result } from '../kernel';

/**
 * Documents that prove an identity, most common first.
 *
 * @example
 * documentTypes.indexOf('passport'); // => 2
 */
export const documentTypes = ['national', 'driver', 'passport', 'umid', 'prc', 'postal'] as const;

/**
 * One of the documents that prove an identity.
 *
 * @example
 * const passport: DocumentType = 'passport';
 * documentTypes.includes(passport); // => true
 */
export type DocumentType = (typeof documentTypes)[number];

const separators = /[\s\-–.]/g;
const number = /^(?=.*\d)[A-Z0-9]{6,20}$/;

/**
 * Checks a typed document number and answers it without spaces and dashes, in capitals: 'N01-12-345678' is
 * 'N0112345678'.
 *
 * Identity rule: 6 to 20 letters and digits, at least one digit. Forms of single documents change too often to check.
 *
 * @see docs/rules.md#identity
 * @example
 * checkDocumentNumber('N01-12-345678'); // => ok('N0112345678')
 * checkDocumentNumber('passport'); // => fail('notANumber')
 */
export function checkDocumentNumber(typed: string): Result<string, 'empty' | 'notANumber'> {
  const cleaned = typed.replace(separators, '').toUpperCase();
  if (cleaned === '') return fail('empty');
  return number.test(cleaned) ? ok(cleaned) : fail('notANumber');
}

/**
 * One of the formats of pictures that an operator takes.
 *
 * @example
 * const type: PictureType = 'image/jpeg';
 * type; // => 'image/jpeg'
 */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/**
 * Limits of pictures of documents.
 *
 * @example
 * pictureLimits.largestSentBytes; // => 2_000_000
 */
export const pictureLimits = {
  /** How long the longer edge of a sent picture is, in pixels: small print can still be read. */
  longestEdge: 1600,
  /** What the operator takes of one picture. */
  largestSentBytes: 2_000_000,
  /** What a device still opens to make it smaller: more would stop a cheap phone. */
  largestChosenBytes: 25_000_000,
} as const;
