/** The parts of the referrals page, in their order; the first is what an address without a word asks for. */
export const referralsTabs = ['invite', 'team', 'income', 'ranking'] as const;

export type ReferralsTab = (typeof referralsTabs)[number];
