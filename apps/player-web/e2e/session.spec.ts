import { openDeposit } from './deposit';
import { expect, test } from './fixtures';
import { logIn } from './logIn';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { signInByApi } from './PlayerApi';
import { seeds } from './seeds';

test('a session that ends mid-form leads to the login once, and from there back @push', async ({
  page,
  operator,
  sandbox,
}) => {
  const { userId } = await openPlayer(page, sandbox.origin, seeds.fresh);
  await page.goto('/user');
  await page
    .getByRole('button', { name: say('en', 'dep.title'), exact: true })
    .first()
    .click();
  const screen = page.getByRole('dialog', { name: say('en', 'dep.title') });
  await screen.getByRole('textbox', { name: say('en', 'dep.amount') }).fill('500');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await operator.call('kill', { userId });
  // A call of the page itself may hear of the end before the press does; the form has gone then.
  const told = page.getByText(say('en', 'auth.again'));
  const submit = screen.getByRole('button', { name: say('en', 'common.submit') });
  await submit.or(told).first().click();

  await expect(told).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(visited.filter((path) => path === '/login')).toHaveLength(1);
  await logIn(page, 'en', seeds.fresh);
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByRole('button', { name: say('en', 'auth.logout') })).toBeVisible();
});

test('a guest who wants to deposit logs in first and then gets there @push', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: say('en', 'dep.title'), exact: true })
    .first()
    .click();
  await logIn(page, 'en', seeds.regular);
  await expect(page.getByRole('dialog', { name: say('en', 'dep.title') })).toBeVisible();
});

test('a wrong password is told beside its field, and what was typed stays @push', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: say('en', 'set.phone') }).fill('09170000001');
  const password = page.getByRole('textbox', { name: say('en', 'reg.password'), exact: true });
  await password.fill('Wrong1234');
  await page.getByRole('button', { name: say('en', 'auth.login'), exact: true }).click();
  await expect(page.getByText(say('en', 'auth.wrong'))).toBeVisible();
  await expect(password).toHaveValue('Wrong1234');
});

test('two tabs stay in step: who is signed in, what is on the balance, which language', async ({
  page,
  context,
  sandbox,
  operator,
}) => {
  const other = await context.newPage();
  await other.goto('/');
  await page.goto('/login');
  await logIn(page, 'en', seeds.regular);
  await expect(page).not.toHaveURL(/login/);
  await expect(other.getByText('₱12,345.67').first()).toBeVisible();

  const { userId } = await signInByApi(sandbox.origin, seeds.regular);
  await operator.call('credit', { userId, amount: 100 });
  await page
    .getByRole('button', { name: say('en', 'home.refreshBalance') })
    .first()
    .click();
  for (const tab of [page, other]) await expect(tab.getByText('₱12,445.67').first()).toBeVisible();

  const { amount, screen } = await openDeposit(other, 'en');
  await amount.fill('300');
  await page.goto('/?overlay=language');
  await page
    .getByRole('dialog', { name: say('en', 'lang.title') })
    .getByRole('radio', { name: 'Tagalog' })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  await expect(amount).toHaveValue(/300/);
  await screen.getByRole('button', { name: say('en', 'common.close') }).click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'fil');
});

test('logging out in one tab signs the other out, without a word about a lost session @push', async ({
  page,
  context,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.fresh);
  await page.goto('/user');
  const other = await context.newPage();
  await other.goto('/');
  const { screen } = await openDeposit(other, 'en');
  await page.getByRole('button', { name: say('en', 'auth.logout') }).click();
  const question = page.getByRole('dialog', { name: say('en', 'auth.logoutAsk') });
  await question.getByRole('button', { name: say('en', 'auth.logout') }).click();
  await expect(page.getByRole('link', { name: say('en', 'auth.register') })).toBeVisible();

  await expect(screen).toBeHidden();
  await expect(other.getByText(say('en', 'auth.again'))).toBeHidden();
  await other.goto('/user');
  await expect(other).toHaveURL(/\/login$/);
});
