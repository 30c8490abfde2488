import { Refusal } from '../../kernel/Refusal';
import { pictureTypeOf } from './pictureTypeOf';

/** A picture that was looked at: its bytes, and what they are. */
export interface ReadPicture {
  readonly content: Uint8Array;
  readonly type: string;
}

/**
 * Reads a sent picture, and believes its bytes rather than its name.
 *
 * @throws Refusal `notAPicture`
 */
export async function readPicture(picture: Blob, field: 'front' | 'selfie'): Promise<ReadPicture> {
  const content = new Uint8Array(await picture.arrayBuffer());
  const type = pictureTypeOf(content);
  if (type === undefined) throw new Refusal('notAPicture', { field });
  return { content, type };
}
