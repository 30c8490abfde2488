import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { sandboxProtection } from '../../catalogue/sandboxOperator';
import { helpRoutes } from './helpRoutes';

const app = new Hono();
helpRoutes(app, sandboxProtection.helpLines);

it('shows who asks and from where, as text', async () => {
  const answer = await app.request('/sandbox/help?UserID=7&page=%3Cb%3E');
  const page = await answer.text();
  expect(page).toContain('Player: 7');
  expect(page).toContain('&lt;b&gt;');
  expect(page).not.toContain('<b>');
});

it('is drawn in the theme of the app around it, which a frame cannot see', async () => {
  const styled = async (query: string) => (await app.request(`/sandbox/help${query}`)).text();
  expect(await styled('?theme=light')).toContain('/sandbox/styles/light.css');
  for (const query of ['', '?theme=dark', '?theme=x']) {
    expect(await styled(query)).not.toContain('/sandbox/styles/light.css');
  }
});

it('may stand in a frame of the app, and nowhere else', async () => {
  const answer = await app.request('/sandbox/help');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

it('names the help line, which is real', async () => {
  expect(await (await app.request('/sandbox/help')).text()).toContain(
    'National Problem Gambling Helpline, (02) 8248-9568, 24/7',
  );
});
