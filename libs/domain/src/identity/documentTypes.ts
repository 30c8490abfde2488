/** Documents that prove an identity, most common first. */
export const documentTypes = ['national', 'driver', 'passport', 'umid', 'prc', 'postal'] as const;

/** One of the documents that prove an identity. */
export type DocumentType = (typeof documentTypes)[number];
