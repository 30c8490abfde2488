import type { RuntimeConfig } from '@kislap/configure/settings';

/** The sandbox as an operator: everything on one origin, play money, and no licence to show. */
export const sandboxOperator = {
  operatorName: 'Kislap',
  skin: 'kislap',
  scheme: 'dark',
  apiOrigin: '',
  payOrigin: '',
  signStrategy: 'sha256',
  // No exchange begins with a zero, so the number reaches no one.
  helpPhone: '1-800-000-0000',
  customerServiceUrl: '/sandbox/help',
  licence: '',
  termsUrl: '/sandbox/terms',
  privacyUrl: '/sandbox/privacy',
  loginProviders: [
    { code: 'google', name: 'Google' },
    { code: 'facebook', name: 'Facebook' },
    { code: 'telegram', name: 'Telegram' },
  ],
  sandbox: true,
} satisfies RuntimeConfig;

/** The address of what stands in for the operator's Android app. */
export const appPackagePath = '/sandbox/app-package';
