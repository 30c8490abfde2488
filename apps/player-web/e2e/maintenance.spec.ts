import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';
import { speak } from './speak';

for (const language of ['en', 'tag'] as const) {
  test(`a first visit while the operator is closed finds customer service and the help line, in ${language} @push`, async ({
    page,
    context,
    baseURL,
    operator,
  }) => {
    await speak(context, baseURL ?? '', language);
    await operator.call('maintain', { on: true });
    await page.goto('/');
    await expect(page).toHaveURL(/\/maintain$/);
    const [helpLine = ''] = say(language, 'rg.helpNamed').split('{');
    await expect(page.getByRole('link', { name: helpLine })).toHaveAttribute('href', /^tel:/);
    await page.getByRole('button', { name: say(language, 'cs.title') }).click();
    const service = page.getByRole('dialog', { name: say(language, 'cs.title') });
    await expect(service.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
    await operator.call('maintain', { on: false });
  });
}

test('a page that was refused meanwhile is whole again when the operator is back', async ({
  page,
  sandbox,
  operator,
}) => {
  await openPlayer(page, sandbox.origin, seeds.whale);
  for (const [path, title] of [
    ['/user/vip', 'vip.title'],
    ['/promotion', 'promo.title'],
    ['/user/level', 'vip.levels'],
  ] as const) {
    await operator.call('maintain', { on: true });
    await page.goto(path);
    await expect(page).toHaveURL(/\/maintain$/);
    await operator.call('maintain', { on: false });
    await page.getByRole('button', { name: say('en', 'common.retry') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('en', title) })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('article').or(page.getByRole('listitem')).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: say('en', 'common.retry') })).toHaveCount(0);
  }
});
