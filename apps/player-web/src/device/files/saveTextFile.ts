import { saveFile } from './saveFile';

/** A spreadsheet takes a text for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a text to the device as a file. Call it after a tap. */
export function saveTextFile(name: string, content: string, type: string): void {
  saveFile(new File([BYTE_ORDER_MARK, content], name, { type }));
}
