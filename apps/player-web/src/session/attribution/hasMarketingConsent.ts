import { getConsents } from '@kislap/api';
import { awayDevice } from '../awayDevice';

/** Nobody's, where somebody is away. Else asks the operator, who alone keeps it: what a player takes back on one device is taken back on all. */
export async function hasMarketingConsent(): Promise<boolean> {
  if (awayDevice.isQuiet()) return false;
  return (await getConsents({ attempts: 1 })).marketing;
}
