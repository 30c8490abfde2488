import type { StoredFile } from './StoredFile';

/** A folder whose files may be served. */
export interface FileFolder {
  /** The file at a URL path relative to the folder (`/assets/app.js`), or undefined when there is none. */
  find(urlPath: string): Promise<StoredFile | undefined>;
}
