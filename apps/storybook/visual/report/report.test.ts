import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { browserArgs, findWindowlessBrowser } from '@kislap/tools/browser';
import { digestOf, encodePicture } from '../picture/picture';
import { plain } from '../picture/testing/plain';
import { baselinesOf } from '../run/baselines';
import { forgetOldPictures, recallPicture, rememberPicture } from '../run/rememberedPictures';
import { acceptFindings } from './acceptFindings';
import { compared, keepFinding, pathOf, readFindings } from './findings';
import { reportPage, writeReportPage } from './reportPage';
import { commitBefore } from './takeBefore';

const night = plain(30, 40, 0x1b0f26);
const dusk = plain(30, 40, 0x1b0f27);
const story = {
  look: 'kislap-dark',
  storyId: 'player-gametile--idle',
  file: 'libs/ui/src/player/GameTile/GameTile.stories.tsx',
  actual: digestOf(dusk),
};
const changed = { ...story, expected: digestOf(night) };
let folder = '';
let places = { reports: '', baselines: '', memory: '' };

beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'kislap-report-'))}/`;
  places = { reports: `${folder}reports/`, baselines: `${folder}baselines/`, memory: `${folder}memory/` };
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A finding whose picture from before this machine has seen. */
function foundWithBefore(finding = changed) {
  rememberPicture(finding.expected, encodePicture(night), places.memory);
  return compared(keepFinding(finding, encodePicture(dusk), places.reports), places.reports, places.memory);
}

describe('a finding', () => {
  test('has before, after and difference where this machine has seen the one before', () => {
    const finding = foundWithBefore();
    expect(finding.pixels).toBe(30 * 40);
    for (const part of ['expected.png', 'actual.png', 'diff.png'] as const)
      expect({ [part]: existsSync(pathOf(finding, part, places.reports)) }).toEqual({ [part]: true });
  });

  test('has after alone until the one before was seen, and then all of them', () => {
    const finding = keepFinding(changed, encodePicture(dusk), places.reports);
    expect(finding.pixels).toBeUndefined();
    expect(existsSync(pathOf(finding, 'expected.png', places.reports))).toBe(false);
    expect(readFindings(places.reports)).toEqual([changed]);
    expect(foundWithBefore().pixels).toBe(30 * 40);
  });
});

describe('the page', () => {
  test('has a row for each story and look, in order, with the command that accepts it', () => {
    const page = reportPage([
      { ...changed, pixels: 1 },
      { ...changed, look: 'perlas-light' },
    ]);
    expect([...page.matchAll(/<h2[^>]*>([^<]*)</gu)].map(([, title]) => title)).toEqual([
      'player-gametile--idle in kislap-dark',
      'player-gametile--idle in perlas-light',
    ]);
    expect(page).toContain('npm run visual -- --accept kislap-dark/player-gametile--idle<');
    expect(page).toContain('1 pixel differs.');
  });

  test('says how to see what it looked like before, where that is not known', () => {
    expect(reportPage([changed])).toContain('npm run visual -- --before<');
    expect(reportPage([{ ...changed, pixels: 1 }])).not.toContain('--before<');
    expect(reportPage([story])).toContain('a story without a committed picture');
  });

  test('takes no name for markup', () => {
    expect(reportPage([{ ...changed, storyId: '"><script>' }])).not.toContain('"><script>');
  });

  // A browser that starts on a busy machine takes its seconds.
  test(
    'is shown as it lies, under its own policy, without a finding of axe, and can be swiped',
    { timeout: 60_000 },
    async () => {
      foundWithBefore();
      keepFinding({ ...story, storyId: 'player-gametile--new' }, encodePicture(dusk), places.reports);
      const { path, findings } = writeReportPage(places.reports);
      expect(findings).toBe(2);
      const browser = await chromium.launch({ executablePath: findWindowlessBrowser(), args: browserArgs });
      try {
        const context = await browser.newContext();
        const page = await context.newPage();
        const complaints: string[] = [];
        page.on('console', (message) => complaints.push(message.text()));
        page.on('request', (request) => {
          if (!request.url().startsWith('file:')) complaints.push(request.url());
        });
        await page.goto(pathToFileURL(path).href);
        const widths = await page
          .locator('img')
          .evaluateAll((images) =>
            images.map((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)),
          );
        expect(widths).toEqual([30, 30, 30, 30, 30, 30]);
        await page.getByRole('slider', { name: 'How much of before is shown' }).fill('20');
        const cut = await page
          .locator('.swipe img + img')
          .evaluate((image) => getComputedStyle(image).clipPath);
        expect(cut).toBe('inset(0px 0px 0px 20%)');
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        expect(complaints).toEqual([]);
      } finally {
        await browser.close();
      }
    },
  );
});

describe('accepting', () => {
  test('commits what was seen, remembers it, and leaves nothing to accept', () => {
    foundWithBefore();
    expect(acceptFindings([], places)).toHaveLength(1);
    expect(baselinesOf({ name: 'kislap-dark' }, places.baselines).digestOf(story.storyId)).toBe(
      digestOf(dusk),
    );
    expect(recallPicture(digestOf(dusk), places.memory)).toBeDefined();
    expect(readFindings(places.reports)).toEqual([]);
  });

  test('takes one look of a story, or all of them', () => {
    for (const look of ['kislap-dark', 'perlas-light']) foundWithBefore({ ...changed, look });
    expect(acceptFindings([`perlas-light/${story.storyId}`], places)).toMatchObject([
      { look: 'perlas-light' },
    ]);
    foundWithBefore({ ...changed, look: 'perlas-light' });
    expect(acceptFindings([story.storyId], places)).toHaveLength(2);
  });

  test('refuses a name that was not found, and then accepts nothing', () => {
    foundWithBefore();
    expect(() => acceptFindings([story.storyId, 'player-gametil--idle'], places)).toThrow(RangeError);
    expect(readFindings(places.reports)).toHaveLength(1);
  });
});

test('a picture that no run has met for a month is forgotten', () => {
  rememberPicture(changed.expected, encodePicture(night), places.memory);
  forgetOldPictures(Date.now() + 29 * 86_400_000, places.memory);
  expect(recallPicture(changed.expected, places.memory)).toBeDefined();
  forgetOldPictures(Date.now() + 31 * 86_400_000, places.memory);
  expect(recallPicture(changed.expected, places.memory)).toBeUndefined();
});

test('before is the last commit while something is changed, and the one before it after the commit', () => {
  const answers =
    (status: string) =>
    (_: string, [verb = '', name = '']: readonly string[]) =>
      verb === 'status' ? status : `${name}\n`;
  expect(commitBefore(answers(' M libs/ui/src/index.ts\n'))).toBe('HEAD');
  expect(commitBefore(answers(''))).toBe('HEAD~1');
});
