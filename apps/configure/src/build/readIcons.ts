import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DeployProblem } from './AppBuild';

const PNG_SIGNATURE = '89504e470d0a1a0a';
/** Width and height of each picture in pixels, by the name a phone asks for. */
const sides: Readonly<Record<string, number>> = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'maskable-512.png': 512,
};

/**
 * The operator's own icons, for every icon that the build has.
 *
 * @param files where the build has its icons: `icon.svg`, `icons/icon-192.png`
 * @throws DeployProblem that names all pictures that are missing or not what they should be
 */
export async function readIcons(
  folder: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const read = await Promise.all(
    files.map(async (file) => {
      const name = basename(file);
      const content = await readFile(join(folder, name)).catch(() => undefined);
      return { file, name, content, problem: problemOf(name, content) };
    }),
  );
  const problems = read.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new DeployProblem(`icons (${folder}):\n  ${problems.join('\n  ')}`);
  return new Map(
    read.flatMap(({ file, content }) => (content === undefined ? [] : [[file, content] as const])),
  );
}

function problemOf(name: string, content: Buffer | undefined): string | undefined {
  if (content === undefined) return `${name} is missing.`;
  if (name.endsWith('.svg')) {
    return content.toString('utf8').includes('<svg') ? undefined : `${name} is no SVG picture.`;
  }
  if (content.subarray(0, 8).toString('hex') !== PNG_SIGNATURE) return `${name} is no PNG picture.`;
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  const side = sides[name];
  return side === undefined || (width === side && height === side)
    ? undefined
    : `${name} is ${width} × ${height} pixels. Allowed: ${side} × ${side}.`;
}

/** Says so when an operator's app would wear the icons of somebody else. @param files where the build has its icons */
export function iconsReport(folder: string | undefined, files: readonly string[]): readonly string[] {
  if (folder !== undefined) return [];
  const names = files.map((file) => basename(file)).join(', ');
  return [
    `Icons: the build's own, Kislap's, in tabs and on home screens. A folder of yours (icons/ of the brand, or "icons" in the settings) has ${names}.`,
  ];
}
