import { createHash } from 'node:crypto';
import type { WorkerBuild } from '../WorkerScope';

/** A build as an operator serves it: texts by the names of its files. */
export interface ServedBuild {
  readonly id: string;
  readonly contents: Readonly<Record<string, string>>;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

export const folderOf = ({ contents }: ServedBuild): string => `/assets/${hash(JSON.stringify(contents))}/`;

const isPicture = (name: string): boolean => name.endsWith('.svg');

/** What the build writes into its worker. */
export function workerBuildOf(build: ServedBuild): WorkerBuild {
  const listed = (isListed: (name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(build.contents).flatMap(([name, text]) => (isListed(name) ? [[name, hash(text)]] : [])),
    );
  return {
    id: build.id,
    folder: folderOf(build),
    files: listed((name) => !isPicture(name)),
    pictures: listed(isPicture),
  };
}

export const pageOf = ({ id }: ServedBuild): string => `<meta name="kislap-build" content="${id}">`;
