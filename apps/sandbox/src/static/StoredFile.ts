import type { Encoding } from './acceptedEncoding';

/** A file in memory, ready to answer with in every coding that makes it smaller. */
export interface StoredFile {
  readonly contentType: string;
  /** Changes with the content; the same for all codings, so it is made distinct per coding when it is sent. */
  readonly contentHash: string;
  readonly bodies: { readonly identity: Uint8Array<ArrayBuffer> } & Partial<
    Readonly<Record<Exclude<Encoding, 'identity'>, Uint8Array<ArrayBuffer>>>
  >;
}
