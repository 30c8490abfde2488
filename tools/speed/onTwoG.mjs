import { tap, wait } from './steps.mjs';
import { load, onNewDevice } from './visit.mjs';

/** "Regular 2G" of Chrome's developer tools, as long as they had it (until version 62). */
export const twoG = { roundTripMs: 300, downKbps: 250, upKbps: 50 };

/** @typedef {{ readonly kilobytes: number, readonly readableMs: number, readonly placedMs: number }} TwoGFigures */

/** @type {readonly { readonly name: string, readonly of: keyof TwoGFigures, readonly goal: number }[]} */
const rows = [
  { name: 'guest, first visit, kB', of: 'kilobytes', goal: 60 },
  { name: 'guest, first visit readable, ms', of: 'readableMs', goal: 4_000 },
  { name: 'player, later visit, deposit placed, ms', of: 'placedMs', goal: 20_000 },
];
/** The first visit's files come slowly; nothing new has come for this long. */
const ALL_HERE_MS = 5_000;
const LONGEST_MS = 120_000;

/** @param {import('./visit.mjs').Subject} guest @param {import('./visit.mjs').Device} device */
const firstVisit = (guest, device) =>
  onNewDevice(device, async (open) => {
    const visit = await open(guest);
    const { firstPaintMs } = await load(visit, guest.url);
    await untilAllHere(visit);
    return { kilobytes: visit.traffic.bytes / 1000, readableMs: firstPaintMs };
  });

/** A player comes back, and pays in as fast as they can tap. @param {import('./visit.mjs').Subject} player @param {import('./visit.mjs').Device} device */
const deposit = (player, device) =>
  onNewDevice(device, async (open) => {
    const first = await open(player);
    await load(first, player.url);
    await tap(first.page, player.tap);
    await first.page.getByRole('textbox', { name: 'Deposit Amount' }).waitFor({ timeout: LONGEST_MS });
    await untilAllHere(first);
    await first.page.close();
    const { page } = await open(player);
    page.setDefaultTimeout(LONGEST_MS);
    const since = performance.now();
    await page.goto(player.url, { waitUntil: 'commit' });
    await page.locator(player.tap).filter({ visible: true }).first().tap({ force: true });
    await page.getByRole('textbox', { name: 'Deposit Amount' }).fill('300');
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).tap();
    await page.getByRole('button', { name: 'Go now' }).waitFor();
    return performance.now() - since;
  });

/** @param {import('./visit.mjs').OpenPage} open */
async function untilAllHere({ traffic }) {
  while (performance.now() - traffic.lastMs < ALL_HERE_MS) await wait(100);
}

/**
 * What visitors who save data have on a line of 2G.
 *
 * @param {readonly import('./visit.mjs').Subject[]} subjects
 * @param {import('./visit.mjs').Device} device
 * @returns {Promise<TwoGFigures>}
 */
export async function measureOnTwoG(subjects, device) {
  const [guest, player] = ['guest', 'player'].map((wanted) => subjects.find(({ name }) => name === wanted));
  if (guest === undefined || player === undefined) throw new Error('There is nobody to measure.');
  return {
    ...(await firstVisit({ ...guest, savesData: true }, device)),
    placedMs: await deposit({ ...player, savesData: true }, device),
  };
}

/** @param {TwoGFigures} figures */
export const twoGTable = (figures) =>
  [
    '| 2G, saving data | | goal |',
    '|---|--:|--:|',
    ...rows.map(({ name, of, goal }) => `| ${name} | ${figures[of].toFixed(0)} | ${goal} |`),
  ].join('\n');

/** What is above its goal. @param {TwoGFigures} figures @returns {readonly string[]} */
export const twoGFaults = (figures) =>
  rows
    .filter(({ of, goal }) => !(figures[of] <= goal))
    .map(({ name, of, goal }) => `${name}: ${figures[of].toFixed(0)}, not ${goal}`);
