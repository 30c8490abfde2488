import type { LoginProvider } from './LoginProvider';

/** What an operator decides when deploying; one build serves them all. */
export interface RuntimeConfig {
  /** As players see it in titles and in the header. */
  readonly operatorName: string;
  /** Value of `data-skin`. */
  readonly skin: string;
  /** `auto` follows the device. A player's own choice wins over both. */
  readonly scheme: 'auto' | 'dark' | 'light';
  /** Origin of `/api/web` and `/go/api`, without a slash at the end; empty when the app is served from it. */
  readonly apiOrigin: string;
  /** Origin of `/pay/client`, written likewise. */
  readonly payOrigin: string;
  /** Origin that players know the app by, written likewise; the one they came to, unless given. Addresses to share begin with it. */
  readonly siteOrigin?: string;
  /** How payment forms are signed; the operator's server must check the same way. */
  readonly signStrategy: 'sha256';
  /** Problem-gambling help line, 24/7, as dialled; empty hides the line. */
  readonly helpPhone: string;
  /** Customer-service page, https; empty hides its links. */
  readonly customerServiceUrl: string;
  /** Pages with the operator's terms and its privacy notice, https or a path of the app's own site; none unless given. */
  readonly termsUrl?: string;
  readonly privacyUrl?: string;
  /** Licence sentence of the regulator; empty hides its row. */
  readonly licence: string;
  /** Other services to log in with, in this order; none unless listed. */
  readonly loginProviders?: readonly LoginProvider[];
}
