import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest, nothing, readCall, writeCall } from './call';
import { countOrZero, epoch, looseFlag, looseInteger, looseNumber } from './loose/numbers';
import { listOf, tolerantListOf } from './loose/lists';
import { looseText, textOrEmpty } from './loose/texts';
import { maybe } from './loose/optional';
import { peso, pesoOrZero } from './loose/amounts';
import { askedInteger } from './loose/requests';

const oneMail = v.object({
  /** The number of the message. */
  id: askedInteger,
});

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
  /** Its number. */
  id: looseInteger,
  /** The heading. */
  title: textOrEmpty,
  /** When it came, in epoch seconds. */
  stime: epoch,
  /** Whether it was opened. */
  read: looseFlag,
  /** The attachment: 0 none, 1 to receive, 2 received. */
  acc: v.optional(v.pipe(looseInteger, v.picklist([0, 1, 2])), 0),
  /** When it ends, in epoch seconds; 0 or none is no end. */
  etime: maybe(epoch),
  /** How the text begins. */
  brief: maybe(looseText),
  /** The whole amount attached, in pesos. */
  am: maybe(peso),
  /** How often what is attached must be bet. */
  times: maybe(looseNumber),
  /** 1 matters, 2 is about responsible gaming. */
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
  /** Plain text with line breaks, never HTML. */
  content: textOrEmpty,
  /** What is attached. */
  accessory: tolerantListOf(
    v.object({
      /** 1 cash, 2 thanks, 3 mystery, 4 fixed amount. */
      prize_type: looseInteger,
      /** The amount, in pesos. */
      am: pesoOrZero,
    }),
  ),
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
 * Lists messages, newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getMsgListCall.request, { id: '0' }); // => { id: 0 }
 */
export const getMsgListCall = readCall('getMsgList', {
  group: 'mail',
  paging: { by: 'before', field: 'id', id: 'id', rows: '', size: 20 },
  whileAway: true,
  request: oneMail,
  response: listOf(mailRow),
});

/**
 * Tells a message in full; from then on it counts as read.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getMsgInfoCall.request, { id: '44' }); // => { id: 44 }
 */
export const getMsgInfoCall = readCall('getMsgInfo', {
  group: 'mail',
  goesAlone: true,
  refusals: ['notFound'],
  whileAway: true,
  request: oneMail,
  response: mailInfo,
});

/**
 * Counts the messages that are not read, and those with something left to receive.
 *
 * @example
 * getMsgCountCall.path; // => '/api/web/getMsgCount'
 * getMsgCountCall.effect; // => 'read'
 */
export const getMsgCountCall = readCall('getMsgCount', {
  group: 'mail',
  request: emptyRequest,
  response: v.object({
    /** How many are not read. */
    messageCount: countOrZero,
    /** How many have something left to receive, read or not. */
    giftCount: countOrZero,
    /** 1 while the player is left alone: nothing is offered, and no badge tells of gifts. */
    quiet: maybe(looseFlag),
  }),
});

/**
 * Receives what is attached to a message.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getAccessoryCall.request, { id: '44' }); // => { id: 44 }
 */
export const getAccessoryCall = writeCall('getAccessory', {
  group: 'mail',
  kind: 'E',
  refusals: ['alreadyReceived', 'ended', 'notFound'],
  request: oneMail,
  response: v.object(claimFields),
});

/**
 * Deletes a message; `id` 0 deletes all that are read and have nothing left to receive.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(delMsgCall.request, { id: '44' }); // => { id: 44 }
 */
export const delMsgCall = writeCall('delMsg', {
  group: 'mail',
  kind: 'I',
  refusals: ['attachmentUnclaimed', 'notFound'],
  request: oneMail,
  response: nothing,
});
