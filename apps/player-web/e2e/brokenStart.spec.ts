import { createServer, request as ask } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Language } from './messages';
import { say } from './messages';
import { speak } from './speak';

const entry = /\/assets\/\w+\/index\.js$/;
const notice = (page: Page) => page.getByRole('alert');

/** Keeps files from coming, as a blocker on the device does, and counts how often they were asked for. */
async function block(context: BrowserContext, files: RegExp) {
  let asked = 0;
  await context.route(files, async (route) => {
    asked += 1;
    await route.abort('blockedbyclient');
  });
  return { asked: () => asked, lift: () => context.unroute(files) };
}

/** Configures the page as an operator with a customer service page and a help line would. */
const configure = (context: BrowserContext) =>
  context.route(/\/$|\/login$/, async (route) => {
    const answer = await route.fetch();
    const page = await answer.text();
    const body = page
      .replace(/"customerServiceUrl":"[^"]*"/, '"customerServiceUrl":"https://help.example/chat"')
      .replace(/"phone":"[^"]*"/, '"phone":"(02) 8521-4000"');
    await route.fulfill({ response: answer, body });
  });

test.use({
  expectedTroubles: [/ERR_BLOCKED_BY_CLIENT|ERR_FAILED|dynamically imported module|half a file/],
});

for (const language of ['en', 'tag'] as const satisfies readonly Language[]) {
  for (const path of ['/', '/login']) {
    test(`a blocked app says so on ${path} in "${language}", after one more try @push`, async ({
      page,
      context,
      sandbox,
    }) => {
      await speak(context, sandbox.origin, language);
      await configure(context);
      const blocked = await block(context, entry);
      await page.goto(path);
      await expect(notice(page)).toContainText(say(language, 'start.title'));
      await expect(notice(page)).toContainText(say(language, 'start.text'));
      expect(blocked.asked()).toBe(2);
      const service = notice(page).getByRole('link', { name: say(language, 'cs.title') });
      await expect(service).toHaveAttribute('href', 'https://help.example/chat');
      await expect(notice(page).getByRole('link', { name: /8521-4000/ })).toHaveAttribute(
        'href',
        'tel:0285214000',
      );
      await blocked.lift();
      await notice(page)
        .getByRole('button', { name: say(language, 'app.reload') })
        .click();
      await expect(page.locator('#root main')).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });
  }
}

test('what the entry needs is missed in the same way', async ({ page, context }) => {
  await block(context, /\/assets\/\w+\/enStart\.js$/);
  await page.goto('/');
  await expect(notice(page)).toContainText(say('en', 'start.title'), { timeout: 20_000 });
});

test('a page whose code does not come says so, and not that a server broke @push', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await block(context, /\/assets\/\w+\/entry\.js$/);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'err.titleLostCode'));
  await expect(page.getByText('Internal Server Error')).toHaveCount(0);
});

for (const path of ['/', '/login']) {
  test(`a browser below the floor gets a plain page in both languages on ${path}, and no app`, async ({
    page,
    context,
  }) => {
    await configure(context);
    await context.addInitScript(
      () => void Reflect.deleteProperty(Intl.NumberFormat.prototype, 'formatRange'),
    );
    const code: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') code.push(request.url());
    });
    // The page is never loaded to its end.
    await page.goto(path, { waitUntil: 'commit' });
    for (const language of ['en', 'tag'] as const) {
      const part = page.locator('body > div').filter({ hasText: say(language, 'start.oldTitle') });
      await expect(part).toContainText(say(language, 'start.oldText'));
      const service = part.getByRole('link', { name: say(language, 'cs.title') });
      await expect(service).toHaveAttribute('href', 'https://help.example/chat');
    }
    await expect(page.locator('#root')).toHaveCount(0);
    expect(code).toEqual([]);
  });
}

test('a start-up file that came damaged and is kept for ever is fetched again by Reload', async ({
  page,
  sandbox,
}) => {
  const damaged = { left: 1 };
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', sandbox.origin);
    const headers = { ...request.headers, host: address.host, 'accept-encoding': 'identity' };
    const passed = ask(address, { method: request.method, headers }, (answer) => {
      if (!entry.test(address.pathname) || damaged.left === 0) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      damaged.left -= 1;
      const half = 'throw new Error("half a file");';
      response.writeHead(200, { ...answer.headers, 'content-length': half.length });
      response.end(half);
      answer.resume();
    });
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  await page.goto(`http://127.0.0.1:${address.port}/`);
  await notice(page)
    .getByRole('button', { name: say('en', 'app.reload') })
    .click({ timeout: 20_000 });
  await page
    .getByRole('button', { name: say('en', 'set.language') })
    .first()
    .click();
  await expect(page.locator('#root').getByRole('dialog', { name: say('en', 'lang.title') })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  server.close();
});
