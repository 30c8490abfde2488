import { sha256 } from '../kernel/sha256';

/**
 * A file as it arrived. As JSON it is the hash of its bytes: what is hashed or recorded of a request tells two files
 * apart and holds nothing of them.
 */
export class UploadedFile extends Blob {
  constructor(
    readonly content: Uint8Array<ArrayBuffer>,
    type: string,
  ) {
    super([content], { type });
  }

  toJSON(): string {
    return sha256(this.content);
  }
}
