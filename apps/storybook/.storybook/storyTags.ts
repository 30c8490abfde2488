/** What a player comes for, and the screens and components that do it. Every page and overlay has its job here. */
export const jobs = {
  enter: [
    'Pages/Login',
    'Pages/Register',
    'Pages/Register success',
    'Pages/Reset password',
    'Pages/Setting',
    'Pages/User',
    'Overlays/Avatar',
    'Overlays/Bind phone',
    'Overlays/Change password',
    'Overlays/Complete account',
    'Overlays/Identity',
    'Overlays/Language',
    'Overlays/Sandbox sign in',
    'Overlays/Sessions',
    'Player/LanguagePicker',
  ],
  play: [
    'Pages/Bet history',
    'Pages/Bet types',
    'Pages/Fairness',
    'Pages/Games',
    'Pages/Home',
    'Overlays/Bet detail',
    'Overlays/Game launcher',
    'Overlays/Game sheet',
    'Player/GameTile',
  ],
  deposit: [
    'Overlays/Deposit',
    'Overlays/Deposit award',
    'Overlays/Deposit made',
    'Overlays/Deposit record',
    'Overlays/Deposit restriction',
    'Overlays/Fund record',
    'Overlays/Open deposit',
    'Overlays/Receipt',
    'Player/AmountBar',
    'Player/ChannelPicker',
    'Player/ModePicker',
    'Player/QuickAmounts',
  ],
  withdraw: [
    'Pages/Statement',
    'Pages/Turnover details',
    'Pages/Turnover events',
    'Overlays/Account name',
    'Overlays/Fund record',
    'Overlays/Receipt',
    'Overlays/Select bank',
    'Overlays/Withdrawal',
    'Overlays/Withdrawal confirm',
    'Overlays/Withdrawal made',
    'Overlays/Withdrawal record',
    'Player/BankPicker',
    'Player/SavedAccountPicker',
    'Player/TurnoverGauge',
    'Player/TurnoverTask',
  ],
  reward: [
    'Pages/Check in',
    'Pages/Level',
    'Pages/Luck draw',
    'Pages/My gifts',
    'Pages/Prize record',
    'Pages/Promotion',
    'Pages/VIP',
    'Overlays/Bonus drop',
    'Overlays/Bonus terms',
    'Overlays/Check-in rules',
    'Overlays/Draw paid',
    'Overlays/Draw prize',
    'Overlays/Draw rules',
    'Overlays/Egg',
    'Overlays/Gift',
    'Overlays/PromotionDetail',
    'Overlays/Rebate',
    'Overlays/RedPacket',
    'Overlays/Relief',
    'Overlays/Rewards',
    'Player/BonusNote',
    'Player/PromotionCard',
  ],
  invite: ['Pages/Referrals', 'Overlays/Share', 'Player/InviteCard'],
  protect: [
    'Pages/Quiet',
    'Pages/Responsible gaming',
    'Overlays/Close account',
    'Overlays/Noticed',
    'Overlays/Limit prompt',
    'Overlays/Play limit',
    'Overlays/Play time',
    'Overlays/Restriction',
    'Overlays/Self-exclusion',
    'Player/BreakActions',
    'Player/BreakPicker',
    'Player/HelpLines',
    'Player/LimitMeter',
    'Player/LimitRow',
    'Player/RealityCheck',
    'Player/ResponsibleLine',
  ],
  hear: [
    'Pages/Error',
    'Pages/Mail',
    'Pages/Maintain',
    'Pages/Not found',
    'Overlays/Ad',
    'Overlays/Add to home',
    'Overlays/Confirm',
    'Overlays/Customer service',
    'Overlays/Mail letter',
    'Overlays/Notices',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Job = keyof typeof jobs;

/** What goes wrong there is hard to make good again: money, who somebody is, and what keeps them from harm. */
const risks: Partial<Readonly<Record<Job, 'money' | 'identity' | 'harm'>>> = {
  deposit: 'money',
  withdraw: 'money',
  reward: 'money',
  enter: 'identity',
  protect: 'harm',
};

/** What the operator answers, or who looks, by the names of stories. */
const states: Readonly<Record<string, RegExp>> = {
  loading: /^Loading|Sending|Waiting|Slow/,
  empty: /Empty|Nothing|^No[A-Z]/,
  failed: /Fail|Refus|Wrong|Unknown|Lost|Unreadable|Gone/,
  offline: /Offline/,
  guest: /Guest/,
  restricted: /Restricted|Limit|Away|Below|Above|Beyond|Locked/,
};

/** By what a story can be found: `job:deposit`, `state:offline`, `risk:money`. Screens have a page of their own. */
export function storyTags(title: string, exportName: string): readonly string[] {
  const own = Object.entries(jobs).filter(([, titles]) => titles.some((one) => one === title));
  const names = own.map(([job]) => job);
  const dangers = new Set(
    Object.entries(risks).flatMap(([job, risk]) => (names.includes(job) ? [risk] : [])),
  );
  const found = Object.entries(states).flatMap(([state, name]) => (name.test(exportName) ? [state] : []));
  return [
    ...(/^(?:Pages|Overlays)\//.test(title) ? ['autodocs'] : []),
    ...names.map((job) => `job:${job}`),
    ...(found.length === 0 ? ['usual'] : found).map((state) => `state:${state}`),
    ...[...dangers].map((risk) => `risk:${risk}`),
  ];
}
