import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserCommandContext } from 'vitest/node';

import type { Look } from '../looks';
import { decodePicture, differenceBetween, digestOf, encodePicture } from '../picture/picture';
import type { Picture } from '../picture/picture';
import { baselinesOf } from './baselines';
import { rememberPicture } from './rememberedPictures';
import type { Clip, Sighting, Verdict } from './Sighting';

const reports = fileURLToPath(new URL('../../../../reports/visual/', import.meta.url));

/** What a story's test can ask of the process that holds the browser and the files. */
export function pictureCommands(look: Look) {
  const baselines = baselinesOf(look);
  const lastByStory = new Map<string, Picture>();

  /** Takes the picture of a story and says whether it is the committed one. */
  const lookAt = async (context: BrowserCommandContext, storyId: string, clip: Clip): Promise<Sighting> => {
    const file = await takePicture(context, clip);
    const picture = decodePicture(file);
    lastByStory.set(storyId, picture);
    const digest = digestOf(picture);
    const isExpected = digest === baselines.digestOf(storyId);
    if (isExpected && look.keeps === 'digests') rememberPicture(digest, file);
    return { digest, isExpected };
  };

  /** Closes with the last picture taken: keeps it when pictures are being taken anew, else says what is wrong. */
  const conclude = (context: BrowserCommandContext, storyId: string): Verdict => {
    const picture = lastByStory.get(storyId);
    lastByStory.delete(storyId);
    if (!picture) throw new Error(`No picture was taken of ${storyId}.`);
    const known = baselines.digestOf(storyId);
    if (known === digestOf(picture)) return { type: 'same' };
    if (isTakingAnew(context)) {
      baselines.keep(storyId, picture);
      return { type: 'kept' };
    }
    if (baselines.storyIds().length === 0) return { type: 'uncompared' };
    const isKnown = known !== undefined;
    return {
      type: isKnown ? 'different' : 'missing',
      message: report(context, storyId, { picture, isKnown }),
    };
  };

  const report = (
    { testPath = '' }: BrowserCommandContext,
    storyId: string,
    { picture: actual, isKnown }: { readonly picture: Picture; readonly isKnown: boolean },
  ): string => {
    const path = `${reports}${look.name}/${storyId}`;
    mkdirSync(`${reports}${look.name}`, { recursive: true });
    writeFileSync(`${path}.actual.png`, encodePicture(actual));
    const renew = `if it should look like this: npm run visual -- --update ${basename(testPath, '.tsx')}`;
    if (!isKnown)
      return `${look.name}: no picture of this story is committed (now: ${path}.actual.png); ${renew}`;
    const expected = baselines.pictureOf(storyId);
    if (!expected) {
      const how =
        'run npm run visual once on the commit before, and this machine remembers what it looked like';
      return `${look.name}: looks different (now: ${path}.actual.png; ${how}); ${renew}`;
    }
    const { pixels, drawn } = differenceBetween(expected, actual);
    writeFileSync(`${path}.expected.png`, encodePicture(expected));
    writeFileSync(`${path}.diff.png`, encodePicture(drawn));
    return `${look.name}: ${pixels} pixels differ, see ${path}.{actual,expected,diff}.png; ${renew}`;
  };

  return { lookAt, conclude };
}

const isTakingAnew = ({ project }: BrowserCommandContext) =>
  project.vitest.config.snapshotOptions.updateSnapshot === 'all';

/**
 * Straight from the browser's own protocol: a quarter of the time of Playwright's screenshot, which waits and hides
 * again.
 */
async function takePicture({ page, context }: BrowserCommandContext, clip: Clip): Promise<Buffer> {
  const browser = await context.newCDPSession(page);
  try {
    const { data } = await browser.send('Page.captureScreenshot', {
      format: 'png',
      clip: { ...clip, scale: 1 },
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  } finally {
    await browser.detach();
  }
}
