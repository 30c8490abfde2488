import type { OperatorConfig } from './OperatorConfig';

/** The sandbox as an operator: everything on one origin, play money, and no licence to show. */
export const sandboxOperator = {
  operatorName: 'Kislap',
  skin: 'kislap',
  scheme: 'dark',
  apiOrigin: '',
  payOrigin: '',
  signStrategy: 'sha256',
  helpPhone: '',
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
