/** The fixed order in which the known deposit modes stand. */
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
