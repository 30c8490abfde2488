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
