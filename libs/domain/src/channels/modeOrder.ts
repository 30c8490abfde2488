/**
 * The fixed order in which the known deposit modes stand.
 *
 * @example
 * modeOrder.indexOf('gcash') < modeOrder.indexOf('maya'); // => true
 */
export const modeOrder: readonly string[] = [
  'gcashwap_2',
  'gcash',
  'maya',
  'gcashtransfer',
  'grabpay',
  'banktransfer',
  'unibank',
  'gotyme',
  'onlinebank',
  'qrph',
];
