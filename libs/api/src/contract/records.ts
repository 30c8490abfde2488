import * as v from 'valibot';
import { emptyRequest, readCall, writeCall } from './call';
import { epoch, looseInteger, looselyNumber } from './loose/numbers';
import { peso, score, scoreOrZero } from './loose/amounts';
import { listOf } from './loose/lists';
import { looseText, textOrEmpty } from './loose/texts';
import { maybe } from './loose/optional';
import { orderBack } from './orders';
import { askedInteger } from './loose/requests';

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

const afterLogId = v.object({
  /** Where the page begins. */
  logId: askedInteger,
});

/**
 * One credited deposit. `logid` counts credits, not orders; `amount` is in pesos.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(depositNoticeRow, { logid: 42, amount: '500', isFirst: 1 }).isFirst; // => 'true'
 */
export const depositNoticeRow = v.object({
  /** Counts credits, not orders. */
  logid: looseInteger,
  /** The amount in pesos. */
  amount: peso,
  /** The first deposit of the account. */
  isFirst: textFlag,
  /** When, in epoch seconds. */
  logtime: maybe(epoch),
  /** The number of the order. */
  orderid: maybe(looseText),
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
  /** Its number; lists are paged by it. */
  logid: looseInteger,
  /** When, in epoch seconds. */
  logtime: epoch,
  /** The amount in pesos. */
  amount: peso,
  /** The bank or channel. */
  bank_code: textOrEmpty,
  /** The number of the account paid to. */
  account_no: textOrEmpty,
  /** 0 pending, 1 credited, 2 failed. */
  status: looseInteger,
  /** The first deposit of the account. */
  isFirst: textFlag,
  /** The number of the order. */
  orderid: maybe(looseText),
  /** The code of the mode. */
  paytype: maybe(looseText),
  /** Where the order stands. */
  step: maybe(looseText),
  /** Who has to act: you, us, bank, or nobody. */
  next: maybe(looseText),
  /** The number of the promotion the deposit takes part in; 0 is none. */
  acId: maybe(looseInteger),
  /** What it earns or has earned on top, in pesos. */
  bonus: maybe(peso),
  /** Why it was closed or sent back, in words for the player. */
  note: maybe(looseText),
  /** Its payment was sent back. */
  back: maybe(orderBack),
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
    /** Its number. */
    id: maybe(looseInteger),
    /** Another spelling of `id`. */
    BankID: maybe(looseInteger),
    /** When, in epoch seconds. */
    logtime: epoch,
    /** The amount in pesos. */
    amount: peso,
    /** The bank or wallet. */
    bank_code: textOrEmpty,
    /** The number of the account paid to. */
    account_no: textOrEmpty,
    /** 0 pending, 1 complete, any other failed. */
    status: looseInteger,
    /** Why, in words for the player. */
    note: maybe(looseText),
    /** The number of the order. */
    orderid: maybe(looseText),
    /** Where the order stands. */
    step: maybe(looseText),
    /** Who has to act: you, us, bank, or nobody. */
    next: maybe(looseText),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { BankID, id = BankID, ...row } = dataset.value;
    if (id !== undefined)
      return {
        ...row,
        /** Its number. */
        id,
      };
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
 * Lists deposits credited after a notice, oldest first; `logId` -1 answers the latest alone.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(depositNoticeCall.request, { logId: '41' }); // => { logId: 41 }
 */
export const depositNoticeCall = readCall('depositNotice', {
  group: 'records',
  paging: { by: 'after', field: 'logId', id: 'logid', rows: '' },
  request: afterLogId,
  response: listOf(depositNoticeRow),
  isSentOnce: true,
});

/**
 * Lists deposit orders, newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getDepositLogCall.request, { logId: '0' }); // => { logId: 0 }
 */
export const getDepositLogCall = readCall('getDepositLog', {
  group: 'records',
  paging: { by: 'before', field: 'logId', id: 'logid', rows: '', size: 20 },
  whileAway: true,
  request: afterLogId,
  response: listOf(depositLogRow),
});

/**
 * Lists withdrawals, newest first.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getWithdrawLogCall.request, { logId: '0' }); // => { logId: 0 }
 */
export const getWithdrawLogCall = readCall('getWithdrawLog', {
  group: 'records',
  paging: { by: 'before', field: 'logId', id: 'id', rows: '', size: 20 },
  whileAway: true,
  request: afterLogId,
  response: listOf(withdrawLogRow),
});

/**
 * Transfers money that lies in game wallets back to the balance; `moved` is how much, and nothing to transfer is
 * fine.
 *
 * @example
 * thirdWdwCall.path; // => '/api/web/thirdWdw'
 * thirdWdwCall.effect; // => 'write'
 */
export const thirdWdwCall = writeCall('thirdWdw', {
  group: 'records',
  kind: 'I',
  whileAway: true,
  request: emptyRequest,
  response: v.object({
    /** The balance now. */
    Score: score,
    /** What came home. */
    moved: scoreOrZero,
  }),
});
