import type { SessionReport } from './SessionReport';

/**
 * The main API answered that it is under maintenance.
 *
 * @example
 * const report: MaintenanceReport = { call: 'urlConfig', token: undefined, message: '', until: 1_700_000_000 };
 * report.until; // => 1_700_000_000
 */
export interface MaintenanceReport extends SessionReport {
  /** When it is planned to end, in epoch seconds as the operator sent it; missing or 0 when it told none. */
  readonly until: number | undefined;
}
