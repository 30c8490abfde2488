import { saveFile } from '../files/saveFile';
import { nativeShare } from './nativeShare';

/**
 * Hands a picture to the phone's share sheet; where pictures cannot be shared its words, and where nothing can be
 * shared the picture is saved. Call it inside a tap.
 */
export async function sharePicture(picture: File, words: string): Promise<void> {
  if (canSharePictures(picture)) {
    try {
      await navigator.share({ files: [picture] });
      return;
    } catch (error) {
      // To close the sheet is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  if (!(await nativeShare(words))) saveFile(picture);
}

const canSharePictures = (picture: File): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [picture] });
