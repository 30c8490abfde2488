import { stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Places {
  /** The folder that `operator.json` lies in. */
  readonly home: string;
  /** The folder of the brand that it names. */
  readonly brand: string | undefined;
  /** Where icons and messages are read from. */
  readonly icons: string | undefined;
  readonly messages: string | undefined;
}

interface PassedFolders {
  /** Parts of the brand that another folder stands in for: nobody means that. */
  readonly problems: readonly string[];
  /** Folders beside `operator.json` that may be there for something else. */
  readonly report: readonly string[];
}

const kinds = ['icons', 'messages'] as const;

/** Finds folders of icons and of messages that look as if they were used, and are not. */
export async function passedFolders({ home, brand, ...used }: Places): Promise<PassedFolders> {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const named = used[kind];
      // A brand may do without its folder.
      const source = named !== undefined && (await isFolder(named)) ? named : undefined;
      const isPassed = async (folder: string) => folder !== source && (await isFolder(folder));
      const inBrand = brand === undefined ? undefined : join(brand, kind);
      const beside = join(home, kind);
      return {
        problems:
          inBrand !== undefined && source !== undefined && (await isPassed(inBrand))
            ? [
                `${kind} are read from ${source}, and the brand has its own in ${inBrand}. Take one of them out.`,
              ]
            : [],
        report: (await isPassed(beside))
          ? [`Passed over: ${beside}. ${readFrom(kind, source)} To use it, write "${kind}": "${kind}".`]
          : [],
      };
    }),
  );
  return {
    problems: found.flatMap(({ problems }) => problems),
    report: found.flatMap(({ report }) => report),
  };
}

const readFrom = (kind: (typeof kinds)[number], source: string | undefined): string =>
  source === undefined
    ? `Neither operator.json nor its brand has a folder of ${kind}.`
    : `The ${kind} are those of ${source}.`;

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
