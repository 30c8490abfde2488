/** A picture as it is sent, and a small one to look at. */
export interface PreparedPicture {
  readonly content: Blob;
  /** A `data:` address. */
  readonly preview: string;
}
