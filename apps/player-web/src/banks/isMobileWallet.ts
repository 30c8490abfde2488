const mobileWallets = new Set(['GCASH', 'MAYA', 'PAYMAYA', 'GRABPAY', 'COINS', 'SHOPEEPAY', 'PALAWAN']);

/** Whether an account at this bank is named by a mobile number, 09 and nine digits. */
export function isMobileWallet(bankCode: string): boolean {
  return mobileWallets.has(bankCode.toUpperCase());
}
