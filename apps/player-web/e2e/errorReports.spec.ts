import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures';

const phone = '0917 000 0002';

/** Configures the page with an error sink on its own site, and collects what arrives there. */
async function sinkOf(context: BrowserContext) {
  const reports: Readonly<Record<string, unknown>>[] = [];
  const requests: Readonly<Record<string, string>>[] = [];
  await context.route('**/error-sink', async (route) => {
    const request = route.request();
    requests.push(await request.allHeaders());
    reports.push(request.postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await context.route(/:\d+\/$/, async (route) => {
    const answer = await route.fetch();
    const page = (await answer.text()).replace(
      '"operatorName":',
      '"errors":{"endpoint":"/error-sink"},"operatorName":',
    );
    await route.fulfill({ response: answer, body: page });
  });
  return { reports, requests };
}

test.use({ expectedTroubles: [/broken/] });

test('an error that nobody caught reaches the operator’s sink once, without what the player typed @push', async ({
  page,
  context,
}) => {
  const { reports, requests } = await sinkOf(context);
  await page.goto('/');
  await page.mouse.click(5, 5);
  await page.evaluate((typed) => {
    const fail = (): never => {
      throw new TypeError(`broken for ${typed} with "token abc" at 1,234.56`);
    };
    setTimeout(fail);
    setTimeout(() => void Promise.reject(new RangeError(`broken again for ${typed}`)));
    setTimeout(fail, 1);
  }, phone);
  await expect.poll(() => reports.length).toBe(2);
  expect(reports[0]).toMatchObject({
    app: 'kislap',
    place: 'uncaught',
    name: 'TypeError',
    message: 'broken for # # # with "…" at #,#.#',
    page: 'home',
    language: 'en',
    isOnline: true,
  });
  expect(reports[1]).toMatchObject({ place: 'unhandled rejection', name: 'RangeError' });
  // The time, the build's name and places in the code have figures of their own.
  const told = reports.map(({ at: _at, build: _build, ...rest }) => rest);
  expect(JSON.stringify(told).replaceAll(/:\d+:\d+/g, '')).not.toMatch(/917|0002|token|234/);
  expect(requests[0]).toMatchObject({ 'content-type': 'application/json' });
  expect(Object.keys(requests[0] ?? {})).not.toContain('cookie');
  expect(Object.keys(requests[0] ?? {})).not.toContain('authorization');
});
