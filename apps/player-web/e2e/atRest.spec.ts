import type { Page } from '@playwright/test';
import { askedCalls } from './askedCalls';
import { expect, test } from './fixtures';
import { say } from './messages';
import type { OperatorControl } from './OperatorControl';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';

const MINUTE_MS = 60_000;
/** In Manila: noon, and ten minutes before the next day. */
const noon = Date.UTC(2027, 2, 10, 4) / 1000;
const lateEvening = Date.UTC(2027, 2, 10, 15, 50) / 1000;

/** Says to the app that the page is out of sight, or in it again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    const state = { hidden, visibilityState: hidden ? 'hidden' : 'visible' };
    for (const [name, value] of Object.entries(state)) {
      Object.defineProperty(document, name, { value, configurable: true });
    }
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event(hidden ? 'blur' : 'focus'));
  }, isHidden);

/** What the page asks for from now on, with what it sends along. */
function noteRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const calls = askedCalls(request).map(({ name, fields }) => `${name} ${fields}`);
    asked.push(...(calls.length > 0 ? calls : [new URL(request.url()).pathname]));
  });
  return asked;
}

/** Lets minutes pass here and at the operator, with every timer that is due in them. */
async function pass(page: Page, operator: OperatorControl, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    await operator.call('clock', { by: 60 });
    await page.clock.runFor(MINUTE_MS);
  }
}

/** The delay of every timer and frame that runs out, noted before the page's own scripts. */
function watchTimers(): void {
  const delays: number[] = [];
  Object.assign(window, { delays });
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const begin: (work: () => void, delayMs?: number) => number = window[name].bind(window);
    Object.assign(window, {
      [name]: (work: (...values: readonly unknown[]) => void, delayMs = 0, ...values: readonly unknown[]) =>
        begin(() => {
          delays.push(delayMs);
          work(...values);
        }, delayMs),
    });
  }
  const draw = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (work) =>
    draw((atMs) => {
      delays.push(0);
      work(atMs);
    });
}

/** The timers under a second that have run out since this was asked last, by their delay. */
const takeQuickTimers = (page: Page) =>
  page.evaluate(() => {
    const noted: unknown = Reflect.get(window, 'delays');
    const delays = Array.isArray(noted) ? noted.splice(0) : ['not noted'];
    return delays.filter((delayMs) => !(typeof delayMs === 'number' && delayMs >= 1000));
  });

/** A player's home at which nobody has done anything for a minute. */
async function restAtHome(
  page: Page,
  { origin, operator, since }: { origin: string; operator: OperatorControl; since: number },
): Promise<void> {
  await operator.call('clock', { epoch: since });
  await page.clock.install({ time: since * 1000 });
  await openPlayer(page, origin, seeds.regular);
  await page.addInitScript(watchTimers);
  await page.goto('/');
  await expect(page.getByRole('button', { name: say('en', 'dep.title'), exact: true }).first()).toBeVisible();
  // With the first touch comes the code of what stands by.
  await page.keyboard.press('Shift');
  await untilStill(page);
  await pass(page, operator, 1);
  // What was asked at the end of it leaves together with what else is asked at that moment.
  await page.waitForTimeout(250);
}

const STILL_ROUNDS = 8;

/**
 * Until all has come that one answer, or one idle moment, leads to after the other: for several seconds of the page's
 * clock, each given time for the line, nothing new is asked.
 */
async function untilStill(page: Page): Promise<void> {
  let open = 0;
  let isNew = true;
  page.on('request', () => {
    open += 1;
    isNew = true;
  });
  page.on('requestfinished', () => (open -= 1));
  page.on('requestfailed', () => (open -= 1));
  for (let still = 0; still < STILL_ROUNDS; still += 1) {
    isNew = false;
    await page.clock.runFor(1000);
    await page.waitForTimeout(250);
    if (isNew || open > 0) still = -1;
  }
}

test('a hidden home asks for nothing, and for each thing once when it is seen again', async ({
  page,
  sandbox,
  operator,
}) => {
  await restAtHome(page, { origin: sandbox.origin, operator, since: noon });
  const asked = noteRequests(page);
  await setHidden(page, true);
  await pass(page, operator, 20);
  expect(asked).toEqual([]);
  await setHidden(page, false);
  await expect.poll(() => asked).toContain('/builds/latest.json');
  await expect.poll(() => asked.some((call) => call.startsWith('getUserScore '))).toBe(true);
  await page.clock.runFor(5_000);
  expect(new Set(asked).size).toBe(asked.length);
});

test('a new day is no reason to ask while nobody looks', async ({ page, sandbox, operator }) => {
  await restAtHome(page, { origin: sandbox.origin, operator, since: lateEvening });
  const asked = noteRequests(page);
  await setHidden(page, true);
  await pass(page, operator, 20);
  expect(asked).toEqual([]);
  await setHidden(page, false);
  await expect.poll(() => asked.filter((call) => call.startsWith('getSignInfo '))).not.toEqual([]);
});

test.describe('an operator that does not answer', () => {
  test.use({ expectedTroubles: [/ERR_FAILED/] });

  test('is asked again while the page is seen, and not while it is hidden', async ({
    page,
    sandbox,
    operator,
  }) => {
    await restAtHome(page, { origin: sandbox.origin, operator, since: noon });
    await page.route(/\/(?:api|pay|builds)\//, (route) => route.abort());
    const asked = noteRequests(page);
    await pass(page, operator, 3);
    expect(asked).not.toEqual([]);
    await setHidden(page, true);
    // What failed before is tried to its end.
    await pass(page, operator, 5);
    asked.length = 0;
    await pass(page, operator, 20);
    expect(asked).toEqual([]);
  });
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`no timer under a second runs at rest (motion: ${reducedMotion})`, async ({
    page,
    sandbox,
    operator,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await restAtHome(page, { origin: sandbox.origin, operator, since: noon });
    await takeQuickTimers(page);
    await pass(page, operator, 1);
    expect(await takeQuickTimers(page)).toEqual([]);
  });
}
