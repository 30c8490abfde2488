const names: Readonly<Partial<Record<string, string>>> = {
  gcashwap_2: 'Gcashwap',
  gcash: 'Gcash',
  maya: 'Maya',
  gcashtransfer: 'Gcash Bank Transfer',
  grabpay: 'Grabpay',
  banktransfer: 'Bank Transfer',
  unibank: 'UnionBank',
  gotyme: 'GOtyme',
  onlinebank: 'OnlineBank',
  qrph: 'GcashQR',
};

/** What a deposit mode is called, in every language the same. A mode the app does not know shows its code. */
export function modeName(code: string): string {
  return names[code] ?? code;
}
