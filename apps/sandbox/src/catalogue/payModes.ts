/** The ten payment modes by their wire codes, in the order a player sees them. */
export const payModes = [
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
] as const;
