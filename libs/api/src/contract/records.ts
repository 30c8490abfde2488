import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { listOf } from './loose/listOf';
import { looseInteger } from './loose/looseInteger';
import { looselyNumber } from './loose/looselyNumber';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { score } from './loose/score';
import { textOrEmpty } from './loose/textOrEmpty';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

/**
 * 'true' in every spelling a flag may have; the wire's own form is text.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(textFlag, 1); // => 'true'
 * parse(textFlag, undefined); // => 'false'
 */
export const textFlag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value): 'true' | 'false' =>
      value === true || value === 'true' || looselyNumber(value) === 1 ? 'true' : 'false',
    ),
  ),
  'false',
);

const afterLogId = v.object({ logId: looseInteger });

/**
 * One credited deposit. `logid` counts credits, not orders; `amount` is in pesos.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(depositNoticeRow, { logid: 42, amount: '500', isFirst: 1 }).isFirst; // => 'true'
 */
export const depositNoticeRow = v.object({
  logid: looseInteger,
  amount: peso,
  isFirst: textFlag,
  logtime: maybe(looseInteger),
});

/**
 * What `depositNoticeRow` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: DepositNoticeRow = parse(depositNoticeRow, { logid: 42, amount: '500', isFirst: 1 });
 * row.isFirst; // => 'true'
 */
export type DepositNoticeRow = v.InferOutput<typeof depositNoticeRow>;

/**
 * One deposit order. `status`: 0 pending, 1 success, 2 failed.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(depositLogRow, { logid: 42, logtime: 1767196800, amount: '500', status: '1' }).amount; // => 500
 */
export const depositLogRow = v.object({
  logid: looseInteger,
  logtime: looseInteger,
  amount: peso,
  bank_code: textOrEmpty,
  account_no: textOrEmpty,
  status: looseInteger,
  isFirst: textFlag,
  orderid: maybe(looseText),
  paytype: maybe(looseText),
});

/**
 * What `depositLogRow` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: DepositLogRow = parse(depositLogRow, { logid: 42, logtime: 1767196800, amount: '500', status: '1' });
 * row.amount; // => 500
 */
export type DepositLogRow = v.InferOutput<typeof depositLogRow>;

/**
 * One withdrawal. `status`: 0 pending, 1 complete, any other failed. Its id may be spelled `BankID`.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(withdrawLogRow, { BankID: 9, logtime: 1767196800, amount: '500', status: '0' }).id; // => 9
 */
export const withdrawLogRow = v.pipe(
  v.object({
    id: maybe(looseInteger),
    BankID: maybe(looseInteger),
    logtime: looseInteger,
    amount: peso,
    bank_code: textOrEmpty,
    account_no: textOrEmpty,
    status: looseInteger,
    note: maybe(looseText),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { BankID, id = BankID, ...row } = dataset.value;
    if (id !== undefined) return { ...row, id };
    addIssue({ message: 'A withdrawal has an id' });
    return NEVER;
  }),
);

/**
 * What `withdrawLogRow` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: WithdrawLogRow = parse(withdrawLogRow, { BankID: 9, logtime: 1767196800, amount: '500', status: '0' });
 * row.id; // => 9
 */
export type WithdrawLogRow = v.InferOutput<typeof withdrawLogRow>;

/**
 * Credits after `logId`, oldest first; `logId` -1 answers the latest one only.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(depositNoticeCall.request, { logId: '41' }); // => { logId: 41 }
 */
export const depositNoticeCall = readCall('depositNotice', {
  request: afterLogId,
  response: listOf(depositNoticeRow),
});

/**
 * Deposits before `logId` (0 = from the newest), newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getDepositLogCall.request, { logId: '0' }); // => { logId: 0 }
 */
export const getDepositLogCall = readCall('getDepositLog', {
  request: afterLogId,
  response: listOf(depositLogRow),
});

/**
 * Withdrawals before `logId` (0 = from the newest), newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getWithdrawLogCall.request, { logId: '0' }); // => { logId: 0 }
 */
export const getWithdrawLogCall = readCall('getWithdrawLog', {
  request: afterLogId,
  response: listOf(withdrawLogRow),
});

/**
 * Brings money left in a game wallet home. `moved` is what came.
 *
 * @example
 * thirdWdwCall.path; // => '/api/web/thirdWdw'
 * thirdWdwCall.effect; // => 'write'
 */
export const thirdWdwCall = writeCall('thirdWdw', {
  request: emptyRequest,
  response: v.object({ Score: score, moved: v.optional(score, 0) }),
});
