/** What this operator tells the app about itself: the content of the page's configuration block. */
export interface OperatorConfig {
  readonly operatorName: string;
  /** One of the app's skins. */
  readonly skin: string;
  readonly scheme: 'auto' | 'dark' | 'light';
  /** Origins of the two APIs; empty when they are on the page's own origin. */
  readonly apiOrigin: string;
  readonly payOrigin: string;
  readonly signStrategy: 'sha256';
  /** Problem-gambling help line; empty hides its row. */
  readonly helpPhone: string;
  readonly customerServiceUrl: string;
  readonly licence: string;
  /** Pages with the terms and the privacy notice. */
  readonly termsUrl?: string;
  readonly privacyUrl?: string;
  /** Other services to log in with. */
  readonly loginProviders?: readonly {
    readonly code: 'google' | 'facebook' | 'telegram';
    readonly name: string;
  }[];
  readonly languages: readonly ('en' | 'tag')[];
  /** Says that all money here is play money. */
  readonly sandbox: boolean;
}
