import type { Inspection } from '../inspection/Inspection';
import { askPage } from '../paging/askPage';

/** The ids of the newest deposit orders, newest first. */
export async function newestOrders(inspection: Inspection): Promise<readonly number[]> {
  const page = await askPage(inspection, inspection.call('getDepositLog'), { cursor: '0' });
  return page?.ids ?? [];
}
