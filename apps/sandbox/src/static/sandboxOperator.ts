import type { OperatorConfig } from './OperatorConfig';

/** The sandbox as an operator: everything on one origin, play money, and no licence to show. */
export const sandboxOperator = {
  operatorName: 'Kislap',
  skin: 'kislap',
  scheme: 'dark',
  apiOrigin: '',
  payOrigin: '',
  signStrategy: 'sha256',
  // No exchange begins with a zero: whoever dials it reaches nobody.
  helpPhone: '1-800-000-0000',
  customerServiceUrl: '',
  licence: '',
  termsUrl: '/sandbox/terms',
  privacyUrl: '/sandbox/privacy',
  loginProviders: [
    { code: 'google', name: 'Google' },
    { code: 'facebook', name: 'Facebook' },
    { code: 'telegram', name: 'Telegram' },
  ],
  languages: ['en', 'tag'],
  sandbox: true,
} satisfies OperatorConfig;
