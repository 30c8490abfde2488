import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { say } from './messages';
import { nextNoon } from './nextNoon';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';

const promoTab = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const waiting = `${say('en', 'nav.promo')} ${say('en', 'gifts.waiting')}`;

test('one press receives a gift of the level, and its money arrives once @push', async ({
  page,
  sandbox,
}) => {
  const player = await openPlayer(page, sandbox.origin, seeds.regular);
  await page.goto('/rewards');
  const before = await player.balance();
  const claim = page.getByRole('button', {
    name: `${say('en', 'mail.receive')}: ${say('en', 'vip.gift.day')}`,
  });
  // The second press of a double tap finds the first on its way.
  await claim.dblclick();
  const gift = page.getByRole('dialog', { name: new RegExp(say('en', 'vip.gift.day')) });
  // The sheet stands while its gift is on the way.
  await expect(gift).toContainText(/₱[\d,.]+/);
  const got = Number(/₱([\d,.]+)/.exec(await gift.innerText())?.[1]?.replaceAll(',', ''));
  expect(got).toBeGreaterThan(0);
  await gift.getByRole('button', { name: say('en', 'common.ok') }).click();
  await expect(gift).toBeHidden();
  await expect(claim).toHaveCount(0);
  expect(await player.balance()).toBeCloseTo(before + got, 2);
});

test('the dot on the tab bar stays as long as something waits', async ({ page, operator, sandbox }) => {
  await operator.call('clock', { epoch: nextNoon() });
  const player = await openPlayer(page, sandbox.origin, seeds.fresh);
  await page.goto('/');
  await promoTab(page, waiting).click();
  await page.getByRole('link', { name: say('en', 'promo.myGifts') }).click();
  await expect(page).toHaveURL(/\/rewards$/);
  await page.getByRole('button', { name: `${say('en', 'egg.open')}: ${say('en', 'pkt.title')}` }).click();
  const packet = page.getByRole('dialog', { name: say('en', 'pkt.title') });
  await packet.getByRole('button', { name: say('en', 'pkt.open') }).click();
  await expect(packet.getByText(new RegExp(say('en', 'gift.toBet', { amount: '₱[0-9.]+' })))).toBeVisible();
  await packet.getByRole('button', { name: say('en', 'common.ok') }).click();
  expect(await player.balance()).toBeGreaterThanOrEqual(0.5);
  await page.goto('/');
  await expect(promoTab(page, say('en', 'nav.promo'))).toBeVisible();
});

test('a receipt of a gift is kept as a picture', async ({ page, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  await page.goto('/rewards');
  await page
    .getByRole('button', { name: `${say('en', 'mail.receive')}: ${say('en', 'vip.gift.week')}` })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('en', 'receipt.title') })
    .click();
  const receipt = page.getByRole('dialog', { name: say('en', 'receipt.title') });
  await expect(receipt.getByText(say('en', 'vip.gift.week'))).toBeVisible();
  const download = page.waitForEvent('download');
  await receipt.getByRole('button', { name: say('en', 'receipt.save') }).click();
  expect((await download).suggestedFilename()).toBe('Kislap-receipt.png');
});

test('the kind, the studio and the order of the games stand in the address, and Back leaves them', async ({
  page,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  await page.goto('/');
  // The shelves come when the end of the first one is near.
  await page.mouse.move(200, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('region', { name: say('en', 'game.slots') })).toHaveCount(1, {
      timeout: 500,
    });
  }).toPass();
  const slots = page.getByRole('region', { name: say('en', 'game.slots') });
  await slots.scrollIntoViewIfNeeded();
  await slots.getByRole('link', { name: say('en', 'common.seeAll') }).click();
  await expect(page).toHaveURL(/\/games\?shelf=slot$/);
  await expect(page.getByRole('heading', { name: say('en', 'game.slots'), level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: say('en', 'games.sortName') }).check();
  await expect(page).toHaveURL(/\/games\?shelf=slot&sort=name$/);
  await page.getByRole('radio', { name: /^Tarsier Works/ }).check();
  await expect(page).toHaveURL(/\/games\?shelf=slot&studio=TRS&sort=name$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Tarsier Works/ })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await expect(page.getByRole('radio', { name: say('en', 'games.sortName') })).toBeChecked();
});

test('the first tap on a category shows its games @push', async ({ page, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  await page.goto('/');
  const all = page.getByRole('radio', { name: say('en', 'game.all'), exact: true });
  await expect(all).toBeVisible();
  // The app may just be taking the page over: then what was visible is drawn once more, and its place with it.
  let place = { x: -1, y: -1, width: 0, height: 0 };
  await expect(async () => {
    const [before, box] = [place, await all.boundingBox()];
    place = box ?? place;
    expect(box).toEqual(before);
  }).toPass();
  // A finger, where the category is now: what moves away under it would not hear of the tap.
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  await expect(all).toBeChecked();
});
