import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AppBuild, DeployProblem } from '../AppBuild';
import { isRecord } from '../../operator/settingRules';
import { strayFiles } from './brandFiles';
import { stylePicture, type StylePicture, writtenName } from './pictures';

/** An operator's own brand, read from its folder and measured on a build. */
export interface Brand {
  /** Value of `data-skin`. */
  readonly id: string;
  readonly name: string;
  /** The style sheet of every page. */
  readonly css: string;
  /** The colours behind the app. */
  readonly dark: string;
  readonly light: string;
  /** Files that the style sheet names, by their places in the app. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly iconFolder: string | undefined;
}

/** Where a brand's own files lie in the app. */
export const BRAND_FOLDER = 'brand';

const motifs = ['rays', 'ripples', 'none'] as const;
const allowedKeys = ['id', 'name', 'motif'];

interface About {
  readonly id: string;
  readonly name: string;
  readonly motif: (typeof motifs)[number];
}

/**
 * Reads the folder of a brand: `brand.json`, `tokens.json`, and what it has of `mark.svg`, `wordmark.svg`, `font.woff2`
 * and `icons/`. A file of another name is refused.
 *
 * @throws DeployProblem that names everything that is wrong
 */
export async function readBrand(build: AppBuild, folder: string): Promise<Brand> {
  const problems = [...(await strayFiles(folder, build.note.icons))];
  const read = (file: string): Promise<Buffer | undefined> =>
    readFile(join(folder, file)).catch(() => undefined);
  const refuse = (): never => {
    throw new DeployProblem(`brand (${folder}) cannot be put on:\n  ${problems.join('\n  ')}`);
  };
  const json = async (file: string): Promise<unknown> => {
    const content = await read(file);
    if (content === undefined) problems.push(`${file} is missing.`);
    return content === undefined ? undefined : parse(file, content.toString('utf8'), problems);
  };
  const [aboutJson, tokensJson] = [await json('brand.json'), await json('tokens.json')];
  if (aboutJson === undefined || tokensJson === undefined) refuse();
  const about = readAbout(build, aboutJson, problems);
  const pictureAt = async (file: string): Promise<StylePicture | undefined> => {
    const content = await read(file);
    const picture = content === undefined ? undefined : stylePicture(content.toString('utf8'));
    if (typeof picture !== 'string') return picture;
    problems.push(`${file} ${picture}`);
    return undefined;
  };
  const drawings = drawingsOf(
    await pictureAt('mark.svg'),
    (await pictureAt('wordmark.svg')) ?? writtenName(about.name),
  );
  const look = build.renderer.brandLook?.(tokensJson, { ...about, brand: drawings });
  if (look === undefined)
    problems.push('This build was made before brands could be put on. Build the app anew.');
  else if ('problems' in look) problems.push(...look.problems.map((problem) => `tokens.json: ${problem}`));
  const font = fontOf(
    look !== undefined && 'family' in look ? look.family : undefined,
    await read('font.woff2'),
  );
  if ('problem' in font) problems.push(font.problem);
  if (problems.length > 0 || look === undefined || 'problems' in look || 'problem' in font) return refuse();
  const icons = join(folder, 'icons');
  const hasIcons = await stat(icons).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return {
    id: about.id,
    name: about.name,
    css: font.css + look.css,
    dark: look.dark,
    light: look.light,
    files: font.files,
    iconFolder: hasIcons ? icons : undefined,
  };
}

function parse(file: string, text: string, problems: string[]): unknown {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return value;
  } catch (error) {
    problems.push(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function readAbout({ note }: AppBuild, json: unknown, problems: string[]): About {
  const about = isRecord(json) ? json : {};
  const { id, name, motif = 'rays' } = about;
  for (const key of Object.keys(about)) {
    if (!allowedKeys.includes(key))
      problems.push(`brand.json: ${key} is no setting. Allowed: ${allowedKeys.join(', ')}.`);
  }
  const taken = note.skins.map((skin) => skin.id);
  if (typeof id !== 'string' || !/^[a-z][a-z0-9-]{0,30}$/.test(id) || taken.includes(id)) {
    problems.push(
      `brand.json: id is ${JSON.stringify(id)}. Allowed: small letters, digits and hyphens, and none of the build's own ${taken.map((one) => `"${one}"`).join(', ')}.`,
    );
  }
  if (typeof name !== 'string' || !/^(?=.*\S).{1,40}$/.test(name)) {
    problems.push(
      `brand.json: name is ${JSON.stringify(name)}. Allowed: your name as players know it, at most 40 characters.`,
    );
  }
  const known = motifs.find((one) => one === motif);
  if (known === undefined) {
    problems.push(
      `brand.json: motif is ${JSON.stringify(motif)}. Allowed: ${motifs.map((one) => `"${one}"`).join(', ')}.`,
    );
  }
  return { id: String(id), name: String(name), motif: known ?? 'rays' };
}

const NOTHING = 'linear-gradient(transparent,transparent)';
const WHOLE = 'linear-gradient(#000,#000)';

/** The tokens of the mark and the name. A mark keeps its own colours; the name takes that of the text. */
export function drawingsOf(mark: StylePicture | undefined, wordmark: StylePicture) {
  return {
    markLit: mark === undefined ? NOTHING : WHOLE,
    markLitColor: mark === undefined ? 'transparent' : `${mark.url} center / contain no-repeat`,
    markShade: NOTHING,
    markShadeColor: 'transparent',
    // Without a drawing the festive pearl stands for the mark.
    markGem: mark === undefined ? 'radial-gradient(closest-side,#000 62%,transparent 64%)' : NOTHING,
    markGemColor: mark === undefined ? 'var(--kislap-color-festive-main)' : 'transparent',
    wordmark: wordmark.url,
    wordmarkRatio: wordmark.ratio,
  };
}

/** Families that every build brings. */
const builtFonts: ReadonlySet<string> = new Set(['Kislap Sans', 'Perlas Sans']);

type Font =
  | { readonly css: string; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly problem: string };

function fontOf(family: string | undefined, file: Buffer | undefined): Font {
  if (file === undefined) {
    return family === undefined || builtFonts.has(family)
      ? { css: '', files: new Map() }
      : {
          problem: `font.woff2 is missing: tokens.json writes in "${family}". Allowed without it: "system-ui", ${[...builtFonts].map((one) => `"${one}"`).join(', ')}.`,
        };
  }
  if (file.subarray(0, 4).toString('latin1') !== 'wOF2') return { problem: 'font.woff2 is no WOFF2 font.' };
  if (family === undefined || builtFonts.has(family))
    return { problem: 'font.woff2 is used by nothing: tokens.json names it in font.family.' };
  const name = `font-${createHash('sha256').update(file).digest('hex').slice(0, 12)}.woff2`;
  return {
    css: `@font-face{font-family:"${family}";src:url("/${BRAND_FOLDER}/${name}") format("woff2");font-weight:100 900;font-display:swap}`,
    files: new Map([[`${BRAND_FOLDER}/${name}`, file]]),
  };
}
