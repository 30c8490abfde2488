/**
 * Everything that is decided about a payment mode; what an operator offers in it stands in its channels.
 *
 * @example
 * const gotyme: PayModeFacts = payModes.gotyme;
 * gotyme.payoutCode; // => 'GOTYME'
 */
export interface PayModeFacts {
  /** What it is called, in every language the same. */
  readonly name: string;
  /** Its drawing, by name; 'banktransfer' is the generic one. */
  readonly mark: string;
  /** What a deposit asks about the payer: nothing, the name on the account, or the bank. */
  readonly payer: 'nobody' | 'accountName' | 'bank';
  /** How it is paid: in an app that opens, by scanning a code, or by a transfer made by hand. */
  readonly payment: 'app' | 'scan' | 'transfer';
  /** What the deposit screen tells about it. */
  readonly tip: 'none' | 'mayaBonus' | 'saveQrCode' | 'copyBankDetails';
  /** The same wallet or bank as a place of payout, by its code in `payoutBank`; undefined when it is none. */
  readonly payoutCode: string | undefined;
}

const inApp = { payer: 'nobody', payment: 'app', tip: 'none', payoutCode: undefined } as const;

/**
 * The payment modes Kislap knows, by their code, in the order in which a player sees them. A new mode starts here; the
 * compiler asks for its drawing in the kit and its channels in the sandbox.
 *
 * @see docs/rules.md#payment-channels
 * @example
 * payModes.gcash.name; // => 'Gcash'
 * payModes.onlinebank.payer; // => 'bank'
 */
export const payModes = {
  gcashwap_2: { ...inApp, name: 'Gcashwap', mark: 'gcashwap_2' },
  gcash: { ...inApp, name: 'Gcash', mark: 'gcash', payoutCode: 'GCASH' },
  maya: { ...inApp, name: 'Maya', mark: 'maya', tip: 'mayaBonus', payoutCode: 'MAYA' },
  gcashtransfer: {
    ...inApp,
    name: 'Gcash Bank Transfer',
    mark: 'gcashtransfer',
    payment: 'transfer',
    tip: 'copyBankDetails',
  },
  grabpay: { ...inApp, name: 'Grabpay', mark: 'grabpay', payoutCode: 'GRABPAY' },
  banktransfer: {
    ...inApp,
    name: 'Bank Transfer',
    mark: 'banktransfer',
    payer: 'accountName',
    payment: 'transfer',
  },
  unibank: { ...inApp, name: 'UnionBank', mark: 'unibank', payoutCode: 'UBP' },
  gotyme: { ...inApp, name: 'GOtyme', mark: 'gotyme', payoutCode: 'GOTYME' },
  onlinebank: { ...inApp, name: 'OnlineBank', mark: 'onlinebank', payer: 'bank' },
  qrph: { ...inApp, name: 'GcashQR', mark: 'qrph', payment: 'scan', tip: 'saveQrCode' },
} as const satisfies Readonly<Record<string, PayModeFacts>>;

/**
 * The code of a payment mode that Kislap knows.
 *
 * @example
 * const mode: PayMode = 'gcash';
 * payModes[mode].payment; // => 'app'
 */
export type PayMode = keyof typeof payModes;

/**
 * The name of the drawing of a payment mode.
 *
 * @example
 * const mark: PayMarkName = payModes.maya.mark;
 * mark; // => 'maya'
 */
export type PayMarkName = (typeof payModes)[PayMode]['mark'];

/**
 * The known payment modes in their fixed order.
 *
 * @example
 * modeOrder.indexOf('gcash') < modeOrder.indexOf('maya'); // => true
 */
export const modeOrder: readonly PayMode[] = Object.keys(payModes).filter(isPayMode);

/**
 * Whether a mode is one that Kislap knows; an operator may add its own.
 *
 * @see docs/rules.md#payment-channels
 * @example
 * isPayMode('gcash'); // => true
 * isPayMode('newpay'); // => false
 */
export function isPayMode(code: string): code is PayMode {
  return Object.hasOwn(payModes, code);
}

/**
 * What is decided about a mode; one that is not known goes by its code, has the generic mark and is paid in an app.
 *
 * @see docs/rules.md#payment-channels
 * @example
 * payModeOf('qrph').payment; // => 'scan'
 * payModeOf('newpay').name; // => 'newpay'
 */
export function payModeOf(code: string): PayModeFacts & { readonly mark: PayMarkName } {
  return isPayMode(code) ? payModes[code] : { ...inApp, name: code, mark: payModes.banktransfer.mark };
}

/**
 * The mode of the same wallet or bank as a place of payout.
 *
 * @see docs/rules.md#payment-channels
 * @param payoutCode the code of `payoutBank`
 * @returns undefined where nothing is deposited from it
 * @example
 * payModeOfPayout('UBP'); // => 'unibank'
 * payModeOfPayout('BDO'); // => undefined
 */
export function payModeOfPayout(payoutCode: string): PayMode | undefined {
  return modeOrder.find((mode) => payModes[mode].payoutCode === payoutCode);
}
