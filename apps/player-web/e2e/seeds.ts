/** The phones of the sandbox's seed accounts, with area code. */
export const seeds = {
  /** No deposit yet, nothing on the balance. */
  fresh: '639170000001',
  /** 12,345.67 pesos, VIP 2, two deposits, 123.45 of turnover to go. */
  regular: '639170000002',
  /** Turnover clear, VIP 5, three saved bank accounts, long records. */
  whale: '639170000003',
  /** The exclusion is over since yesterday, and nothing was asked for. */
  over: '639170000008',
  /** Was never asked for a deposit limit. */
  unanswered: '639170000011',
} as const;

/** Password of every seed account. */
export const seedPassword = 'Play1234';

/** Opens the account without a phone. */
export const openIdWithoutPhone = 'sandbox-nophone';

/** Opens the account that lacks birthday, agreement and phone. */
export const openIdOfNewcomer = 'sandbox-new';
