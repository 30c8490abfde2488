import { describedCalls } from '@kislap/api/registry';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { referenceRoutes } from './referenceRoutes';

const app = new Hono();
referenceRoutes(app);

it('shows every call with its fields, its codes and a real run', async () => {
  const page = await (await app.request('/sandbox/api')).text();
  for (const { name } of describedCalls) expect(page).toContain(`id="${name}"`);
  expect(page.match(/A real run/g)).toHaveLength(describedCalls.length);
  expect(page).toContain('PHP 12,345.00');
});

it('runs nothing and lets nobody frame it', async () => {
  const answer = await app.request('/sandbox/api');
  const policy = answer.headers.get('content-security-policy');
  expect(await answer.text()).not.toMatch(/<script|style=/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

it('hands the same out as an OpenAPI document', async () => {
  const document = await (await app.request('/sandbox/openapi.json')).json();
  expect(document).toMatchObject({ openapi: '3.1.0' });
  expect(Object.keys(document.paths)).toContain('/api/web/getMsgList');
});
