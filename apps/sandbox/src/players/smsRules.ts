const second = 1_000;

/** The limits of text-message codes. */
export const smsRules = {
  /** The sandbox has no phone network: every code is this one. */
  code: '123456',
  resendAfterMs: 60 * second,
  lifetimeMs: 300 * second,
  sendsPerDay: 10,
  triesPerCode: 5,
} as const;
