import { getConsents } from '@kislap/api';

/** Asks the operator, who alone keeps it: what a player takes back on one device is taken back on all. */
export async function hasMarketingConsent(): Promise<boolean> {
  return (await getConsents({ attempts: 1 })).marketing;
}
