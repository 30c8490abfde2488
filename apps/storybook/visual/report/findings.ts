import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { decodePicture, differenceBetween, encodePicture } from '../picture/picture';
import { recallPicture } from '../run/rememberedPictures';

export const reportFolder = fileURLToPath(new URL('../../../../reports/visual/', import.meta.url));

/** A story that does not look as committed, in one look. Beside it lie its pictures: `actual`, `expected`, `diff`. */
export interface Finding {
  readonly look: string;
  readonly storyId: string;
  /** The story's file, from the top of the repository. */
  readonly file: string;
  /** The digest that is committed; a new story has none. */
  readonly expected?: string;
  readonly actual: string;
  /** How many pixels differ; unknown while the picture before is not on this machine. */
  readonly pixels?: number;
}

type Place = Pick<Finding, 'look' | 'storyId'>;
type Part = 'actual.png' | 'expected.png' | 'diff.png' | 'json';

const parts: readonly Part[] = ['actual.png', 'expected.png', 'diff.png', 'json'];

export const pathOf = ({ look, storyId }: Place, part: Part, folder = reportFolder) =>
  `${folder}${look}/${storyId}.${part}`;

/** Keeps a finding with its pictures: what is there now, and if this machine knows it, what was there before. */
export function keepFinding(
  finding: Omit<Finding, 'pixels'>,
  actual: Buffer,
  folder = reportFolder,
): Finding {
  dropFinding(finding, folder);
  mkdirSync(dirname(pathOf(finding, 'json', folder)), { recursive: true });
  writeFileSync(pathOf(finding, 'actual.png', folder), actual);
  return compared(finding, folder);
}

/** Adds what this machine has come to know of the picture before. */
export function compared(finding: Finding, folder = reportFolder, memory?: string): Finding {
  const before = finding.expected === undefined ? undefined : recallPicture(finding.expected, memory);
  const known =
    before === undefined ? finding : { ...finding, pixels: drawDifference(finding, before, folder) };
  writeFileSync(pathOf(finding, 'json', folder), `${JSON.stringify(known)}\n`);
  return known;
}

function drawDifference(finding: Finding, before: Buffer, folder: string): number {
  const actual = decodePicture(readFileSync(pathOf(finding, 'actual.png', folder)));
  const { pixels, drawn } = differenceBetween(decodePicture(before), actual);
  writeFileSync(pathOf(finding, 'expected.png', folder), before);
  writeFileSync(pathOf(finding, 'diff.png', folder), encodePicture(drawn));
  return pixels;
}

export function dropFinding(place: Place, folder = reportFolder) {
  for (const part of parts) rmSync(pathOf(place, part, folder), { force: true });
}

/** All findings there are, story by story and in each look by look. */
export function readFindings(folder = reportFolder): readonly Finding[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(`${folder}${name}`)
        .filter((file) => file.endsWith('.json'))
        .map((file) => findingIn(`${folder}${name}/${file}`)),
    )
    .toSorted((one, other) => (placeName(one) < placeName(other) ? -1 : 1));
}

const placeName = ({ file, storyId, look }: Finding) => [file, storyId, look].join('\n');

/** Written by `compared`, in this repository's own folder of reports. */
function findingIn(path: string): Finding {
  const finding: Finding = JSON.parse(readFileSync(path, 'utf8'));
  return finding;
}
