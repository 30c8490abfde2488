import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { legalRoutes } from './legalRoutes';

const app = new Hono();
legalRoutes(app);

const read = async (path: string, cookie = '') => {
  const answer = await app.request(path, { headers: { cookie } });
  return { page: await answer.text(), policy: answer.headers.get('content-security-policy') };
};

it.each(['/sandbox/terms', '/sandbox/privacy'])('%s is there in both languages', async (path) => {
  const [english, tagalog] = [await read(path), await read(path, 'i18n_redirected=tag')];
  expect(english.page).toContain('<html lang="en">');
  expect(tagalog.page).toContain('<html lang="fil">');
  expect(tagalog.page.match(/<h2>/g)).toHaveLength(english.page.match(/<h2>/g)?.length ?? 0);
});

it('runs nothing and lets nobody frame it', async () => {
  const { page, policy } = await read('/sandbox/privacy');
  expect(page).not.toMatch(/<script|style=/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});
