/** What is handed to another app: words that the operator wrote, and where they lead. */
export interface SharedLink {
  readonly text: string;
  readonly url: string;
}
