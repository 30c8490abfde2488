import type { Inspection } from '../inspection/Inspection';
import { fieldIn } from '../shape/fieldIn';

/** The balance as the wire tells it, in ten-thousandths of a peso; NaN when it does not. */
export async function balanceNow(inspection: Inspection): Promise<number> {
  const { data } = await inspection.send(inspection.call('getUserScore'));
  return Number(fieldIn(data, 'Score') ?? Number.NaN);
}
