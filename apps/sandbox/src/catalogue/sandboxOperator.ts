import type { Protection, RuntimeConfig } from '@kislap/configure/settings';

/** Where a player finds help, by telephone. */
const helpLine = { name: 'National Problem Gambling Helpline', phone: '(02) 8248-9568', hours: '24/7' };

/** How the sandbox protects its players, where an operator's own file says nothing else. */
export const sandboxProtection: Protection = {
  helpLines: [helpLine],
  identityFirst: false,
  identityAbove: 5_000,
  awayAccess: 'payout',
  raiseWaitHours: 24,
  limitReviewMonths: 6,
  limitRequired: false,
  realityMinutes: 30,
  bonusTimes: 5,
  bonusDays: 14,
  bonusMaxStake: 500,
  depositTimes: 1,
  relief: true,
  lossBack: true,
  nationalRegister: 'memory',
};

/** The sandbox as an operator: everything on one origin, play money, and no licence to show. */
export const sandboxOperator = {
  operatorName: 'Kislap',
  skin: 'kislap',
  scheme: 'dark',
  apiOrigin: '',
  payOrigin: '',
  signStrategy: 'sha256',
  protection: {
    helpLines: [helpLine],
  },
  customerServiceUrl: '/sandbox/help',
  licence: '',
  termsUrl: '/sandbox/terms',
  privacyUrl: '/sandbox/privacy',
  loginProviders: [
    { code: 'google', name: 'Google' },
    { code: 'facebook', name: 'Facebook' },
    { code: 'telegram', name: 'Telegram' },
  ],
  asksTogether: true,
  sandbox: true,
} satisfies RuntimeConfig;

/** Which terms hold now: kept with every agreement, so that it is known what was agreed to. */
export const termsVersion = '2026-11';

/** The address of what stands in for the operator's Android app. */
export const appPackagePath = '/sandbox/app-package';
