import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserCommandContext } from 'vitest/node';

import type { Look } from '../looks';
import { decodePicture, digestOf, encodePicture } from '../picture/picture';
import { dropFinding, keepFinding, pathOf } from '../report/findings';
import { baselinesOf } from './baselines';
import { rememberPicture } from './rememberedPictures';
import type { Clip, Sighting, Verdict } from './Sighting';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

interface Seen {
  readonly digest: string;
  readonly file: Buffer;
}

/** What a story's test can ask of the process that holds the browser and the files. */
export function pictureCommands(look: Look) {
  const baselines = baselinesOf(look);
  const lastByStory = new Map<string, Seen>();

  /** Takes the picture of a story and says whether it is the committed one. */
  const lookAt = async (context: BrowserCommandContext, storyId: string, clip: Clip): Promise<Sighting> => {
    const file = await takePicture(context, clip);
    const digest = digestOf(decodePicture(file));
    lastByStory.set(storyId, { digest, file });
    const isExpected = digest === baselines.digestOf(storyId);
    if (isExpected) rememberPicture(digest, file);
    return { digest, isExpected };
  };

  /** Closes with the last picture taken: keeps it when pictures are being taken anew, else says what is wrong. */
  const conclude = (context: BrowserCommandContext, storyId: string): Verdict => {
    const seen = lastByStory.get(storyId);
    lastByStory.delete(storyId);
    if (!seen) throw new Error(`No picture was taken of ${storyId}.`);
    const known = baselines.digestOf(storyId);
    const isSame = known === seen.digest;
    if (isSame || isTakingAnew(context)) {
      dropFinding({ look: look.name, storyId });
      if (isSame) return { type: 'same' };
      baselines.keep(storyId, seen.digest);
      rememberPicture(seen.digest, seen.file);
      return { type: 'kept' };
    }
    if (baselines.storyIds().length === 0) return { type: 'uncompared' };
    return {
      type: known === undefined ? 'missing' : 'different',
      message: report(context, storyId, seen),
    };
  };

  const report = (
    { testPath = '' }: BrowserCommandContext,
    storyId: string,
    { digest, file }: Seen,
  ): string => {
    const expected = baselines.digestOf(storyId);
    const finding = keepFinding(
      {
        look: look.name,
        storyId,
        file: relative(repository, testPath),
        actual: digest,
        ...(expected === undefined ? {} : { expected }),
      },
      encodePicture(decodePicture(file)),
    );
    const now = pathOf(finding, 'actual.png');
    const renew = `if it should look like this: npm run visual -- --update ${basename(testPath, '.tsx')}`;
    if (expected === undefined)
      return `${look.name}: no picture of this story is committed (now: ${now}); ${renew}`;
    if (finding.pixels === undefined) {
      const how = 'npm run visual -- --before shows what it looked like';
      return `${look.name}: looks different (now: ${now}; ${how}); ${renew}`;
    }
    return `${look.name}: ${finding.pixels} pixels differ, see reports/visual/index.html; ${renew}`;
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
