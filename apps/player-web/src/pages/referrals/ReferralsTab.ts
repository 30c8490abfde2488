/** The parts of the referrals page. */
export type ReferralsTab = 'invite' | 'team' | 'income' | 'ranking';
