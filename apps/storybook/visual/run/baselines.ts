import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Look } from '../looks';
import { decodePicture, digestOf, encodePicture } from '../picture/picture';
import type { Picture } from '../picture/picture';
import { recallPicture } from './rememberedPictures';

const home = fileURLToPath(new URL('../baselines/', import.meta.url));

/** The committed look of every story, in one look: PNG files, or one list of digests. */
export interface Baselines {
  readonly storyIds: () => readonly string[];
  readonly digestOf: (storyId: string) => string | undefined;
  /** Where only digests are kept, what this machine remembers of them. */
  readonly pictureOf: (storyId: string) => Picture | undefined;
  readonly keep: (storyId: string, picture: Picture) => void;
  readonly drop: (storyId: string) => void;
}

export const baselinesOf = ({ name, keeps }: Look, folder = home): Baselines =>
  keeps === 'pictures' ? keptPictures(`${folder}${name}`) : keptDigests(`${folder}${name}.json`);

function keptPictures(folder: string): Baselines {
  const fileOf = (storyId: string) => `${folder}/${storyId}.png`;
  const pictureOf = (storyId: string) =>
    existsSync(fileOf(storyId)) ? decodePicture(readFileSync(fileOf(storyId))) : undefined;
  return {
    storyIds: () =>
      existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.png$/u, '')) : [],
    digestOf: (storyId) => {
      const picture = pictureOf(storyId);
      return picture && digestOf(picture);
    },
    pictureOf,
    keep: (storyId, picture) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(storyId), encodePicture(picture));
    },
    drop: (storyId) => rmSync(fileOf(storyId), { force: true }),
  };
}

function keptDigests(file: string): Baselines {
  const digests = new Map(readDigests(file));
  const write = () => {
    const sorted = [...digests].toSorted(([one], [other]) => (one < other ? -1 : 1));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
  };
  return {
    storyIds: () => [...digests.keys()],
    digestOf: (storyId) => digests.get(storyId),
    pictureOf: (storyId) => recallPicture(digests.get(storyId)),
    keep: (storyId, picture) => {
      digests.set(storyId, digestOf(picture));
      write();
    },
    drop: (storyId) => {
      digests.delete(storyId);
      write();
    },
  };
}

function readDigests(file: string): readonly (readonly [string, string])[] {
  if (!existsSync(file)) return [];
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof content !== 'object' || content === null) throw new Error(`${file} is not a list of digests.`);
  return Object.entries(content).map(([storyId, digest]) => [storyId, String(digest)]);
}
