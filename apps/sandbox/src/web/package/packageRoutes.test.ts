import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { appPackagePath } from '../../catalogue/sandboxOperator';
import { packageRoutes } from './packageRoutes';

const app = new Hono();
packageRoutes(app);

it('is downloaded, is a text, and says that it is play', async () => {
  const { headers, ...answer } = await read('');
  expect(headers.get('content-disposition')).toBe('attachment; filename="kislap-play.txt"');
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.text).toContain('holds no app');
});

it('says so in the language of the player', async () => {
  expect((await read('i18n_redirected=tag')).text).toContain('walang app');
});

async function read(cookie: string) {
  const answer = await app.request(appPackagePath, { headers: { cookie } });
  return { headers: answer.headers, text: await answer.text() };
}
