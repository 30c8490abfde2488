import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';
import { speak } from './speak';

test.use({ serviceWorkers: 'allow', expectedTroubles: [/net::ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const keptOwners = () =>
  caches
    .open('kislap-answers')
    .then((cache) => cache.keys())
    .then((kept) => kept.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)).toSorted());

/** What is kept of this player's, as it stands on the device. */
const keptText = (userId: number) =>
  caches
    .open('kislap-answers')
    .then((cache) => cache.match(`/kept-answers/${userId}`))
    .then((kept) => kept?.text() ?? '');

test('opens without a connection, with the lobby and the player’s own records and the time they are from', async ({
  page,
  context,
  sandbox,
}) => {
  const { userId } = await openPlayer(page, sandbox.origin, seeds.whale);
  await page.goto('/?overlay=fund-record');
  const record = page.getByRole('dialog', { name: say('en', 'fund.title') });
  const rows = record.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const newest = await rows.first().innerText();
  // Without a load between: what a page holds is kept when the connection goes.
  await record.getByRole('link', { name: say('en', 'stmt.title') }).click();
  const statement = page.getByRole('main').filter({ visible: true });
  const closing = statement.getByText(say('en', 'stmt.closing'), { exact: true });
  await expect(closing).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(keptOwners)).toEqual([String(userId), 'everybody'].toSorted());
  // The owner is there from the first answers on, the statement with the save that the lost connection begins.
  await expect.poll(() => page.evaluate(keptText, userId)).toContain(String.raw`@\"statement\"`);

  await page.goto('/?overlay=fund-record');
  await expect(record.getByText(newest.split('\n')[0] ?? '').first()).toBeVisible();
  await page.goto('/user/statement');
  await expect(closing).toBeVisible();
  // Browsers differ in whether they know, after a load from the device, that they are offline.
  const [offline = ''] = say('en', 'net.offlineSince').split('{');
  const [unreached = ''] = say('en', 'net.unreachedSince').split('{');
  const bar = page.getByRole('status').filter({ hasText: new RegExp(`${offline}|${unreached}`) });
  await expect(bar.first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: say('en', 'dep.title'), exact: true }).first()).toBeVisible();

  await context.setOffline(false);
  await page.goto('/user');
  await page.getByRole('button', { name: say('en', 'auth.logout') }).click();
  const question = page.getByRole('dialog', { name: say('en', 'auth.logoutAsk') });
  await question.getByRole('button', { name: say('en', 'auth.logout') }).click();
  await expect(page.getByRole('link', { name: say('en', 'auth.register') })).toBeVisible();
  await expect.poll(() => page.evaluate(keptOwners)).toEqual(['everybody']);
});

test('can be installed under the operator’s name, in the visitor’s language', async ({
  page,
  context,
  sandbox,
}) => {
  await speak(context, sandbox.origin, 'tag');
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest: unknown = await (await page.request.get(href ?? '')).json();
  expect(manifest).toMatchObject({
    name: 'Kislap',
    lang: 'fil',
    display: 'standalone',
    shortcuts: [
      { name: say('tag', 'dep.title'), url: '/?overlay=deposit' },
      { name: say('tag', 'sign.title'), url: '/user/checkIn' },
      { name: say('tag', 'home.banners'), url: '/promotion' },
    ],
  });
  for (const icon of ['/icon.svg', '/icons/icon-192.png', '/icons/icon-512.png', '/icons/maskable-512.png']) {
    expect((await page.request.get(icon)).status(), icon).toBe(200);
  }
});

test('the way to the home screen is in the account, in the settings and at the end of home, and in no app', async ({
  page,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.whale);
  for (const path of ['/user', '/user/setting', '/']) {
    await page.goto(path);
    const door = page.getByRole('button', { name: say('en', 'install.door') });
    await door.scrollIntoViewIfNeeded();
    // What comes when the end of home is near moves the door.
    if (path === '/')
      await expect(page.getByRole('region', { name: say('en', 'home.studios') })).toBeVisible();
    await door.click();
    const invitation = page.getByRole('dialog', { name: say('en', 'install.title', { name: 'Kislap' }) });
    await expect(invitation).toBeVisible();
    await invitation.getByRole('button', { name: say('en', 'common.close') }).click();
    await expect(invitation).toBeHidden();
    // Closed, the prompt rests; its doors do not.
    await expect(door).toBeVisible();
  }
  await page.evaluate(() => sessionStorage.clear());
  for (const path of ['/?is=app', '/user/setting', '/user']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: say('en', 'rg.title') }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: say('en', 'install.door') })).toHaveCount(0);
  }
});
