const wallets: Readonly<Partial<Record<string, string>>> = {
  GCASH: 'gcash',
  MAYA: 'maya',
  PAYMAYA: 'maya',
  GRABPAY: 'grabpay',
  GOTYME: 'gotyme',
  UBP: 'unibank',
};

/** The code of a bank's picture; a bank without one of its own shows a bank. */
export function bankMark(bankCode: string): string {
  return wallets[bankCode.toUpperCase()] ?? 'banktransfer';
}
