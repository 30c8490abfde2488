/** A picture of a carousel. The link is as sent: check before following. */
export interface Banner {
  readonly id: number;
  readonly image: string;
  /** The picture for Tagalog readers. */
  readonly tagalogImage?: string;
  readonly link: string;
  readonly sort: number;
  readonly alternative?: string;
}
