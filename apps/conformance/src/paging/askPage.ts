import type { DescribedCall } from '@kislap/api/registry';
import { dataOf } from '../inspection/dataOf';
import type { Inspection } from '../inspection/Inspection';
import { sampleFields } from '../inspection/sampleFields';
import { fieldIn } from '../shape/fieldIn';
import type { Page } from './Page';

/**
 * Asks for one page of a list.
 *
 * @param cursor the value of the field that pages go by
 * @returns undefined when the answer says no or cannot be read
 */
export async function askPage(
  inspection: Inspection,
  call: DescribedCall,
  { cursor, token }: { readonly cursor: string; readonly token?: string | undefined },
): Promise<Page | undefined> {
  const { paging } = call.facts;
  const sample = paging && (await sampleFields(inspection, call));
  if (!sample) return undefined;
  const fields = { ...sample, [paging.field]: cursor };
  const reply = await inspection.send(call, { fields, ...(token === undefined ? {} : { token }) });
  const data = dataOf(call, reply);
  const rows = paging.rows === '' ? data : fieldIn(data, paging.rows);
  if (!Array.isArray(rows)) return undefined;
  const list: readonly unknown[] = rows;
  return { cursor, reply, rows: list, ids: list.map((row) => Number(fieldIn(row, paging.id))) };
}
