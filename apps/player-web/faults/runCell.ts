import type { Locator } from '@playwright/test';
import { expect } from '../e2e/fixtures';
import { toasts } from '../e2e/toasts';
import { LONGEST_WAIT_MS } from './AppClock';
import type { Step } from './FaultKind';
import type { Cell } from './matrix';
import type { Operation, Told } from './operations/Operation';
import { operations } from './operations/operations';
import { readFields } from './readFields';
import type { World } from './World';
import { words } from './World';

/** What the books must say when the player is told this; what is left out may be so or so. */
const truth: Partial<Readonly<Record<Step, number>>> = { refused: 0, maintenance: 0, again: 0 };

/** Told on a form that is still there, with everything that was typed. */
const keepsForm: readonly Step[] = ['failed', 'refused', 'unexpected', 'giveUp'];

/** A payment can be given up from here on, by the app's clock. */
const GIVE_UP_MS = 60_000;

/** Runs one operation under one fault and looks at the screen and at the books all the way. */
export async function runCell(world: World, { kind, operation: name, expected }: Cell): Promise<void> {
  const operation = operations[name];
  await operation.enter(world);
  await kind.before?.(world, operation);
  await operation.open(world);
  // The app is whole: what stands by on every page has come.
  const hasBackground = (url: string) => /\/assets\/\w+\/player\.js/.test(url);
  await expect.poll(() => world.proxy.seen.some(hasBackground) && !world.proxy.isBusy()).toBe(true);
  const typed = await readFields(world.page);
  expect(typed.length, 'fields that were filled in').toBeGreaterThan(0);
  await kind.arm?.(world, operation);
  await operation.send(world);
  await kind.during?.(world, operation);
  for (const [index, step] of expected.story.entries()) {
    await take(world, operation, step, async () => {
      world.proxy.lift();
      await kind.lift?.(world, operation);
    });
    const times = await operation.effects(world);
    expect(times, `effects at "${step}"`).toBeLessThanOrEqual(expected.effects);
    const isLast = index === expected.story.length - 1;
    const due = isLast ? expected.effects : truth[step];
    if (due !== undefined) expect(times, `effects at "${step}"`).toBe(due);
    if (keepsForm.includes(step)) expect(await readFields(world.page), `typed, at "${step}"`).toEqual(typed);
  }
  await kind.after?.(world, operation);
  const busy = world.page.locator('button[aria-busy="true"]');
  await world.clock.until('no button that waits', async () => (await busy.count()) === 0);
  expect(await world.operator.ledgerFaults(), 'faults in the ledger').toEqual([]);
}

async function take(
  world: World,
  operation: Operation,
  step: Step,
  lift: () => Promise<void>,
): Promise<void> {
  switch (step) {
    case 'lift':
      return lift();
    case 'sendAgain':
      return operation.sendAgain(world);
    case 'giveUp':
      return giveUp(world, operation);
    case 'settle':
      return settle(world, operation);
    case 'dropped':
      for (const told of ['done', 'found', 'failed'] as const)
        if (told !== 'found' || operation.name !== 'login')
          await expect(operation.told(world, told)).toHaveCount(0);
      return expect(world.page.getByRole('dialog')).toHaveCount(0);
    default:
      await isTold(world, operation, step);
  }
}

async function isTold(world: World, operation: Operation, told: Told): Promise<void> {
  const shown = operation.told(world, told);
  await world.clock.until(`${operation.name} ${told}`, () => shown.isVisible(), LONGEST_WAIT_MS);
}

/** Waits until it can be given up, does so, and reads that nothing was made. A claim is only looked up. */
async function giveUp(world: World, operation: Operation): Promise<void> {
  const { page, clock } = world;
  const button = page.getByRole('button', { name: words(world, 'dep.tryAgain'), exact: true });
  await clock.until('Try again', () => button.isEnabled({ timeout: 50 }).catch(() => false), GIVE_UP_MS);
  await button.click();
  const told = toasts(page, words(world, 'dep.nothingMade')).first();
  await clock.until('that nothing was made', () => told.isVisible());
  expect(await operation.effects(world), 'effects of what was given up').toBe(0);
}

/** A player who goes on until it is done. */
async function settle(world: World, operation: Operation): Promise<void> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const seen = await anyOutcome(world, operation);
    if (seen === 'done') return;
    world.proxy.lift();
    if (seen === 'lost') {
      await world.page.getByRole('button', { name: words(world, 'app.reload') }).click();
      continue;
    }
    if (seen === 'unsure' && (!isPayment(operation) || (await operation.effects(world)) > 0)) {
      await isTold(world, operation, 'found');
      if (isPayment(operation)) return;
    } else if (seen === 'unsure') await giveUp(world, operation);
    await operation.sendAgain(world);
  }
  throw new Error('It is not done after four attempts.');
}

type Outcome = 'done' | 'failed' | 'unsure' | 'lost';

/** Waits for any of what may come; what was found out counts as done, and a page may have lost its code. */
async function anyOutcome(world: World, operation: Operation): Promise<Outcome> {
  const { page, clock } = world;
  const shown: [Outcome, Locator][] = [
    ['done', operation.told(world, 'done')],
    ['failed', operation.told(world, 'failed')],
    ['lost', page.getByRole('heading', { name: words(world, 'err.titleLostCode') })],
  ];
  if (isPayment(operation)) shown.push(['done', operation.told(world, 'found')]);
  if (canBeUnsure(operation)) shown.push(['unsure', operation.told(world, 'unsure')]);
  let seen: Outcome | undefined;
  await clock.until('any outcome', async () => {
    for (const [outcome, where] of shown) if (await where.isVisible()) seen ??= outcome;
    return seen !== undefined;
  });
  return seen ?? 'failed';
}

const canBeUnsure = ({ name }: Operation): boolean => name !== 'login' && name !== 'register';

const isPayment = ({ name }: Operation): boolean => name === 'deposit' || name === 'withdrawal';
