import * as v from 'valibot';
import { boundedText, looseText, textOrEmpty } from './loose/texts';
import { epoch, looseInteger } from './loose/numbers';
import { maybe } from './loose/optional';
import { orderPay } from './orders';
import type { PaymentCallContract } from './call';
import { askedInteger, maybeAskedFlag, wholePesosText } from './loose/requests';

/**
 * Every payment call has this one path; what it does is in the query.
 *
 * @example
 * PAYMENT_PATH; // => '/pay/client'
 */
export const PAYMENT_PATH = '/pay/client';

/**
 * The status line of every payment answer, read before the rest.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(paymentStatus, { code: '200' }).code; // => 200
 */
export const paymentStatus = v.object({ code: looseInteger, msg: textOrEmpty });

/**
 * The `extra` of a deposit, as JSON text; `account_name` is '' when the mode asks for none.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(depositExtra, { account_name: 'Juan dela Cruz' }).account_name; // => 'Juan dela Cruz'
 */
export const depositExtra = v.object({ account_name: v.pipe(textOrEmpty, v.maxLength(100)) });

/**
 * The `extra` of a withdrawal, as JSON text.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(withdrawExtra, { account_name: 'Juan', account_no: '09171234567', bank_code: 'GCASH' }).bank_code; // => 'GCASH'
 */
export const withdrawExtra = v.object({
  account_name: boundedText(100),
  account_no: boundedText(40),
  bank_code: boundedText(40),
});

/**
 * Opens a deposit order and answers where it is paid. A player has at most five open ones: a sixth is refused with
 * 1008. A repeated idempotency key is compared without `sign`, which changes with the session's secret.
 *
 * @example
 * import { parse } from 'valibot';
 * depositCall.query('gcash'); // => 'f=gcash_deposit&c=h5'
 * parse(depositCall.response, { pay_url: 'https://pay.example/1' }).orderid; // => undefined
 */
export const depositCall = {
  name: 'deposit',
  effect: 'write',
  body: 'form',
  okCode: 200,
  group: 'payment',
  kind: 'E',
  auth: 'session',
  refusals: ['notEligible', 'ownLimitReached', 'identityCheckNeeded', 'switchedOff', 'nationalListUnknown'],
  query: (mode: string) => `f=${encodeURIComponent(mode)}_deposit&c=h5`,
  request: v.object({
    /** The amount in whole pesos, in plain digits. */
    amount: wholePesosText,
    /** SHA-256 as hex of secret, amount, userid and extra, one after another. */
    sign: boundedText(200),
    /** The player of the session. */
    userid: askedInteger,
    /** The number of the promotion the deposit takes part in; 0 is none. */
    acId: askedInteger,
    /** JSON text: `account_name`, and for withdrawals `account_no` and `bank_code`. */
    extra: boundedText(2000),
    /** The code of the mode. */
    paytype: boundedText(40),
    /** The code of the channel. */
    paychnl: boundedText(40),
    /** The category of the channel, its `r`. */
    chnlcat: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    /** The bank, for the mode `onlinebank`; '' otherwise. */
    bankcode: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    /** 1 takes the award of the channel, 0 does without. One that is a choice comes with no deposit that leaves this out. */
    takeAward: maybeAskedFlag,
  }),
  response: v.object({
    /** Where the player pays. */
    pay_url: looseText,
    /** The number of the order. */
    orderid: maybe(looseText),
    /** Where it is paid; left out once it no longer can be. */
    pay: maybe(orderPay),
  }),
} as const satisfies PaymentCallContract<string>;

/**
 * Takes an amount from the balance and pays it out. Accepted is code 100. When the payout finds that the person is away with
 * another account, the order stands all the same, every session ends, and `away` says so.
 *
 * @example
 * withdrawCall.query('gcash'); // => 'f=gcash_withdraw'
 * withdrawCall.okCode; // => 100
 */
export const withdrawCall = {
  name: 'withdraw',
  effect: 'write',
  body: 'form',
  okCode: 100,
  group: 'payment',
  kind: 'E',
  auth: 'session',
  refusals: ['notEligible', 'balanceTooLow', 'identityCheckNeeded', 'switchedOff'],
  query: (mode: string) => `f=${encodeURIComponent(mode)}_withdraw`,
  whileAway: true,
  request: v.object({
    /** The amount in pesos. */
    amount: boundedText(20),
    /** JSON text: `account_name`, and for withdrawals `account_no` and `bank_code`. */
    extra: boundedText(2000),
    /** SHA-256 as hex of secret, amount, userid and extra, one after another. */
    sign: boundedText(200),
    /** The player of the session. */
    userid: askedInteger,
  }),
  /** `msg` is what the player is told. */
  response: v.object({
    /** What the player is told. */
    msg: maybe(looseText),
    /** The number of the order. */
    orderid: maybe(looseText),
    /** The order is made, and the account is that of a person who is away with another one: every session has ended. */
    away: maybe(
      v.object({
        /** `register`. */
        kind: looseText,
        /** When it ends, in epoch seconds; 0 when nobody knows it yet. */
        until: epoch,
        /** The token that pays out; left out where no log-in is allowed meanwhile. */
        payout: maybe(looseText),
      }),
    ),
  }),
} as const satisfies PaymentCallContract<string>;
