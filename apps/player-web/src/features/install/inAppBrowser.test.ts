import { expect, it } from 'vitest';
import { chromeAddress, inAppBrowser, isIos } from './inAppBrowser';

it.each([
  ['Mozilla/5.0 (Linux; Android 14; wv) Chrome/120 Mobile [FB_IAB/FB4A;FBAV/440.0.0.0;]', 'android'],
  ['Mozilla/5.0 (Linux; Android 13; wv) [FB_IAB/Orca-Android;FBAV/430.0;]', 'android'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 [FBAN/MessengerForiOS;FBAV/440.0]', 'other'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 Instagram 300.0', 'other'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile', undefined],
  ['Mozilla/5.0 (Linux; Android 15; wv) KislapApp/1.2 (android)', undefined],
] as const)('a page in %s is shown by the app of the phone: %s', (userAgent, phone) => {
  expect(inAppBrowser({ userAgent })).toBe(phone);
});

it('Chrome opens the same page, without what lies over it', () => {
  expect(chromeAddress(new URL('https://kislap.example/promotion?invite=A1&overlay=deposit'))).toBe(
    'intent://kislap.example/promotion?invite=A1#Intent;scheme=https;package=com.android.chrome;end',
  );
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['Mozilla/5.0 (Linux; Android 14)', 5, false],
])('%s with %s fingers: %s', (userAgent, maxTouchPoints, expected) => {
  expect(isIos({ userAgent, maxTouchPoints })).toBe(expected);
});
