import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../baselines/', import.meta.url));

/** What every story is committed to look like in one look: a digest for each, in one file. */
export interface Baselines {
  readonly storyIds: () => readonly string[];
  readonly digestOf: (storyId: string) => string | undefined;
  readonly keep: (storyId: string, digest: string) => void;
  readonly drop: (storyId: string) => void;
}

export function baselinesOf({ name }: { readonly name: string }, folder = home): Baselines {
  const file = `${folder}${name}.json`;
  const digests = new Map(readDigests(file));
  const write = () => {
    const sorted = [...digests].toSorted(([one], [other]) => (one < other ? -1 : 1));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
  };
  return {
    storyIds: () => [...digests.keys()],
    digestOf: (storyId) => digests.get(storyId),
    keep: (storyId, digest) => {
      digests.set(storyId, digest);
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
