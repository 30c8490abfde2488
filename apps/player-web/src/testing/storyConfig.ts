import type { RuntimeConfig } from '@kislap/configure/settings';

/** The operator of all stories. */
export const storyConfig: RuntimeConfig = {
  operatorName: 'Kislap',
  skin: 'kislap',
  scheme: 'dark',
  apiOrigin: '',
  payOrigin: '',
  // Not the port that the stories happen to be served on: a QR code of it would be another picture.
  siteOrigin: 'https://kislap.example',
  signStrategy: 'sha256',
  protection: { helpLines: [{ name: 'Problem Gambling Helpline', phone: '1-800-10-1234', hours: '24/7' }] },
  customerServiceUrl: 'https://help.example.com/chat',
  termsUrl: '/sandbox/terms',
  privacyUrl: '/sandbox/privacy',
  licence: 'Licensed by the regulator of the Philippines, no. 00-0000',
  loginProviders: [{ code: 'google', name: 'Google' }],
  sandbox: true,
};
