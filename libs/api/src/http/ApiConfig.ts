import type { Locale } from '@kislap/domain';
import type { AxiosAdapter } from 'axios';
import type { MaintenanceReport } from './MaintenanceReport';
import type { Pace } from './pace';
import type { SessionReport } from './SessionReport';
import type { SignStrategy } from './sign/SignStrategy';

/**
 * What the app tells this package once, at start.
 *
 * @example
 * const config: Partial<ApiConfig> = { bases: { main: 'https://api.example', payment: 'https://pay.example' } };
 * configureApi(config); // => undefined
 */
export interface ApiConfig {
  /** Origins of the two services, without a slash at the end; '' is the page's own origin. */
  readonly bases: { readonly main: string; readonly payment: string };
  readonly getToken: () => string | undefined;
  readonly getLocale: () => Locale;
  readonly onSessionEnded: (event: SessionReport) => void;
  readonly onMaintenance: (event: MaintenanceReport) => void;
  /** Hears after each attempt whether the operator answers; a call that is late beside others that came tells nothing. */
  readonly onReach: (isAnswered: boolean) => void;
  /** How payments are signed; operators differ. */
  readonly sign: SignStrategy;
  /** The device clock in epoch milliseconds. */
  readonly now: () => number;
  /** Makes an idempotency key. */
  readonly newKey: () => string;
  readonly pace: Pace;
  /** Replaces the network, for stories and tests. */
  readonly adapter?: AxiosAdapter | undefined;
}
