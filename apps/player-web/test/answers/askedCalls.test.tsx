import { loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holdBack } from '../../src/device/afterFirstView';
import { loadAllCode } from '../../src/testing/loadAllCode';
import { callReasons, startReasons } from './callReasons';
import { lookAt } from './lookAt';
import { overlays, pages, type TestedScreen } from './screens';

/** What each screen asks, by its name: a screen with several tabs asks what each of them does. */
const asked = new Map<string, readonly string[]>();

const reasons: ReadonlyMap<string, string> = new Map(Object.entries(callReasons));
const byName = (one: string, other: string) => one.localeCompare(other);
const hasOpener = ({ open }: TestedScreen) => open !== undefined;

const named = [...pages, ...overlays].map(
  (screen) => [hasOpener(screen) ? `overlay ${screen.name}` : screen.name, screen] as const,
);
const isWhole = () => asked.size === new Set(named.map(([name]) => name)).size;

// What stands by beside every screen waits until nothing is on its way any more.
let letGo = (): void => undefined;
beforeEach(() => {
  letGo = holdBack();
});
afterEach(() => letGo());

const MOST_LOOKS = 12;

/** What a screen asks, believed when it is the same twice; a player's page is there once the device has told so. */
async function askedBy(screen: TestedScreen, catalogue: Catalogue): Promise<readonly string[]> {
  let before: string | undefined;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const sight = await lookAt(screen, catalogue);
    const calls = [...sight.asked].toSorted(byName);
    const isThere = sight.isGuest || sight.asked.includes('getState');
    if (isThere && calls.join(' ') === before) return calls;
    before = isThere ? calls.join(' ') : undefined;
  }
  throw new Error(`${screen.name} asks something else each time`);
}

describe('every screen', () => {
  test.each(named)('%s asks for nothing without a reason', async (name, screen) => {
    await loadAllCode();
    const calls = await askedBy(screen, await loadCatalogue('en'));
    asked.set(name, [...new Set([...(asked.get(name) ?? []), ...calls])].toSorted(byName));
    expect(calls.filter((call) => !reasons.has(call))).toEqual([]);
  });
});

describe('the list of calls', () => {
  test('is the one of the app’s documents, and no reason in it stands for nothing', async () => {
    // A run of some screens alone says nothing of all.
    if (!isWhole()) return;
    const needed = new Set([...asked.values()].flat());
    expect([...reasons.keys()].filter((call) => !needed.has(call))).toEqual([]);
    await expect(listOfCalls()).toMatchFileSnapshot('../../CALLS.md');
  });
});

const code = (call: string) => `\`${call}\``;
const reasonLines = (told: Readonly<Record<string, string>>) =>
  Object.entries(told).map(([call, reason]) => `- ${code(call)}: ${reason}`);

function listOfCalls(): string {
  const screens = [...asked].map(
    ([name, calls]) => `- ${name}: ${calls.length === 0 ? 'nothing' : calls.map(code).join(' ')}`,
  );
  return [
    '# What each screen asks the operator, and why',
    '',
    'Written by `npm run answers -w @kislap/player-web -- askedCalls --update` from what every page and overlay asks when it is',
    'opened by itself, in the app without a network, and kept true by the same test. An overlay that is not here asks nothing when',
    'it opens; those that are stand over a page that asks `getState` and `getUserInfo`. Where the operator answers',
    '`askTogether`, what is asked at one moment travels in one request.',
    '',
    '## Screens',
    '',
    ...screens,
    '',
    '## Why',
    '',
    ...reasonLines(callReasons),
    '',
    '## Beside every screen, once its first view is there',
    '',
    ...reasonLines(startReasons),
    '',
  ].join('\n');
}
