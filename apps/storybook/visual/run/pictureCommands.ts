import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserCommandContext } from 'vitest/node';

import type { Look } from '../looks';
import { decodePng } from '../picture/decodePng';
import { differenceBetween } from '../picture/differenceBetween';
import { digestOf } from '../picture/digestOf';
import { drawDifference } from '../picture/drawDifference';
import { encodePng } from '../picture/encodePng';
import type { Picture } from '../picture/Picture';
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
    const picture = decodePng(file);
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
    return { type: isKnown ? 'different' : 'missing', message: report(storyId, picture, isKnown) };
  };

  const report = (storyId: string, actual: Picture, isKnown: boolean): string => {
    const path = `${reports}${look.name}/${storyId}`;
    mkdirSync(`${reports}${look.name}`, { recursive: true });
    writeFileSync(`${path}.actual.png`, encodePng(actual));
    const renew = `if it should look like this: npm run visual -- --update ${storyId}`;
    if (!isKnown)
      return `${look.name}: no picture of this story is committed (now: ${path}.actual.png); ${renew}`;
    const expected = baselines.pictureOf(storyId);
    if (!expected) {
      const how =
        'run npm run visual once on the commit before, and this machine remembers what it looked like';
      return `${look.name}: looks different (now: ${path}.actual.png; ${how}); ${renew}`;
    }
    writeFileSync(`${path}.expected.png`, encodePng(expected));
    writeFileSync(`${path}.diff.png`, encodePng(drawDifference(expected, actual)));
    return `${look.name}: ${described(expected, actual)}, see ${path}.{actual,expected,diff}.png; ${renew}`;
  };

  return { lookAt, conclude };
}

const isTakingAnew = ({ project }: BrowserCommandContext) =>
  project.vitest.config.snapshotOptions.updateSnapshot === 'all';

/** Straight from the browser's own protocol: a quarter of the time of Playwright's screenshot, which waits and hides again. */
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

function described(expected: Picture, actual: Picture): string {
  const difference = differenceBetween(expected, actual);
  if (!difference) return 'looks the same';
  const { pixels, left, top, right, bottom } = difference;
  return `${pixels} pixels differ between ${left},${top} and ${right},${bottom}`;
}
