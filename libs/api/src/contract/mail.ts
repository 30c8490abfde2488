import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest } from './emptyRequest';
import { listOf } from './loose/listOf';
import { looseFlag } from './loose/looseFlag';
import { looseInteger } from './loose/looseInteger';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { pesoOrZero } from './loose/pesoOrZero';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { nothing } from './nothing';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

const oneMail = v.object({ id: looseInteger });

/**
 * A message in the mailbox. `acc` is its attachment: 0 none, 1 to receive (until `etime`), 2 received. Beyond the
 * rest: `brief` begins the text, `am` is the attachment's whole amount, `imp` says that it matters (1) or is about
 * responsible gaming (2).
 *
 * @example
 * import { parse } from 'valibot';
 * parse(mailRow, { id: 44, title: 'Your weekly VIP gift', stime: 1767196800, read: 'false' }).read; // => 0
 */
export const mailRow = v.object({
  id: looseInteger,
  title: textOrEmpty,
  stime: looseInteger,
  read: looseFlag,
  acc: v.optional(v.pipe(looseInteger, v.picklist([0, 1, 2])), 0),
  etime: maybe(looseInteger),
  brief: maybe(looseText),
  am: maybe(peso),
  imp: maybe(looseInteger),
});

/**
 * What `mailRow` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: MailRow = parse(mailRow, { id: 44, title: 'Your weekly VIP gift', stime: 1767196800, read: 'false' });
 * row.read; // => 0
 */
export type MailRow = v.InferOutput<typeof mailRow>;

/**
 * A message in full. `content` is plain text with line breaks and addresses, never HTML.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(mailInfo, { id: 44, title: 'Gift', stime: 1767196800, content: 'For you', accessory: [] }).acc; // => 0
 */
export const mailInfo = v.object({
  ...mailRow.entries,
  content: textOrEmpty,
  accessory: tolerantListOf(v.object({ prize_type: looseInteger, am: pesoOrZero })),
});

/**
 * What `mailInfo` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const sent = { id: 44, title: 'Gift', stime: 1767196800, content: 'For you', accessory: [] };
 * const row: MailInfo = parse(mailInfo, sent);
 * row.acc; // => 0
 */
export type MailInfo = v.InferOutput<typeof mailInfo>;

/**
 * Messages before `id` (0 = from the newest), newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getMsgListCall.request, { id: '0' }); // => { id: 0 }
 */
export const getMsgListCall = readCall('getMsgList', { request: oneMail, response: listOf(mailRow) });

/**
 * A message in full; from then on it counts as read.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getMsgInfoCall.request, { id: '44' }); // => { id: 44 }
 */
export const getMsgInfoCall = readCall('getMsgInfo', { request: oneMail, response: mailInfo });

/**
 * How many messages are unread.
 *
 * @example
 * getMsgCountCall.path; // => '/api/web/getMsgCount'
 * getMsgCountCall.effect; // => 'read'
 */
export const getMsgCountCall = readCall('getMsgCount', {
  request: emptyRequest,
  response: v.object({ messageCount: v.optional(looseInteger, 0) }),
});

/**
 * Receives a message's attachment.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getAccessoryCall.request, { id: '44' }); // => { id: 44 }
 */
export const getAccessoryCall = writeCall('getAccessory', {
  request: oneMail,
  response: v.object(claimFields),
});

/**
 * Deletes a message; `id` 0 stands for all that are read and have nothing left to receive.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(delMsgCall.request, { id: '44' }); // => { id: 44 }
 */
export const delMsgCall = writeCall('delMsg', { request: oneMail, response: nothing });
