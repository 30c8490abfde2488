import { describe, expect, it } from 'vitest';
import { appPageFor } from './appPageFor';

describe('appPageFor', () => {
  it('answers the home address with the page of its language', () => {
    expect(appPageFor('/', 'en')).toEqual(['/index.html']);
    expect(appPageFor('/', 'tag')).toEqual(['/index.fil.html', '/index.html']);
  });

  it.each(['/login', '/user/mail', '/a/page/nobody/knows'])('answers %s with the shell', (path) => {
    expect(appPageFor(path, 'en')).toEqual(['/shell.html', '/index.html']);
  });

  it.each([
    '/api/web/x',
    '/api',
    '/pay/client',
    '/go/api/x',
    '/sandbox/x',
    '/__sandbox/x',
    '/assets/x',
    '/x.png',
  ])('never answers %s with a page', (path) => {
    expect(appPageFor(path, 'en')).toEqual([]);
  });

  it('does not mistake a longer word for a reserved one', () => {
    expect(appPageFor('/payments', 'en')).not.toEqual([]);
  });
});
