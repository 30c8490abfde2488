import * as v from 'valibot';
import { sampleHandlers } from '../sampleHandlers';

/** Something of everything that a call may be asked with. */
const request = {
  logId: 0,
  id: 44,
  page: 1,
  offset: 0,
  type: 15,
  to: '2025-11-13',
  from: '2025-11-01',
  curDate: '2025-11-13',
  isGet: 0,
  gc: 'jeepney',
  faceId: 3,
  phoneNum: '639170000002',
};
const reply = v.looseObject({ type: v.literal('answer'), data: v.unknown() });

/** What the sample operator answers to a call, as it is on the wire; lists are asked for their first page. */
export function wireSample(name: string): unknown {
  const handler: unknown = Reflect.get(sampleHandlers, name);
  if (typeof handler !== 'function') throw new Error(`There is no sample of ${name}`);
  const asked = name === 'turnover' || name === 'getMsgList' ? { page: 1, id: 0 } : request;
  const { data } = v.parse(reply, Reflect.apply(handler, undefined, [asked, { call: name }]));
  return JSON.parse(JSON.stringify(data));
}
