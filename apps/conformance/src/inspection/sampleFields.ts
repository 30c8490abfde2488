import type { DescribedCall } from '@kislap/api/registry';
import { betDay } from './betDay';
import { fieldsOf } from './fieldsOf';
import type { Inspection } from './Inspection';
import { manilaDay } from './manilaDay';

/** A statement spans at most 92 days. */
const longestSpan = -91;

/**
 * The fields of a reading call asked in the plainest way: the first page, today, the own id.
 *
 * @returns undefined when the account has nothing the call could be asked about
 */
export async function sampleFields(
  inspection: Inspection,
  call: DescribedCall,
): Promise<Readonly<Record<string, string>> | undefined> {
  const now = inspection.nowSeconds;
  const own = String(inspection.account?.userId ?? 0);
  const values: Readonly<Record<string, string>> = {
    logId: '0',
    offset: '0',
    page: '1',
    paging: '{"page":1,"size":20}',
    curDate: manilaDay(now),
    from: manilaDay(now, longestSpan),
    to: manilaDay(now),
    type: '1',
    isGet: '0',
    userId: own,
    u: own,
    id: '0',
    ...(await lookedUp(inspection, call)),
  };
  if (call.name === 'getMsgInfo' && values['id'] === '0') return undefined;
  const asked = fieldsOf(call).filter(({ name, isRequired }) => isRequired || name in always);
  return Object.fromEntries(asked.map(({ name }) => [name, values[name] ?? '0']));
}

/** Optional fields that are sent all the same, because the first page is asked for by them. */
const always: Readonly<Record<string, true>> = { paging: true, isGet: true, logId: true };

/** What can only be asked about once something else was listed. */
async function lookedUp(
  inspection: Inspection,
  { name }: DescribedCall,
): Promise<Readonly<Record<string, string>>> {
  if (name === 'getMsgInfo') {
    // Opening a message marks it as read: without leave to write, only one that was read before is opened.
    const mayOpen = inspection.settings.permission !== 'read';
    const mail = (await inspection.read('getMsgList'))?.find(({ read }) => read === 1 || mayOpen);
    return mail ? { id: String(mail.id) } : {};
  }
  if (name === 'getActImg') {
    const card = (await inspection.read('activityList'))?.[0];
    return card ? { type: String(card.activity_type) } : {};
  }
  if (name === 'betLog4U') return { curDate: await betDay(inspection) };
  return {};
}
