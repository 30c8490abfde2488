import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openRenderer, OWN_FOLDER, type PageRenderer } from '../pages/renderer';

/** A skin that a build holds, by the colours around the app in its two schemes. */
export interface BuildSkin {
  readonly id: string;
  readonly dark: string;
  readonly light: string;
}

/** What the app's build notes for this command, in `.kislap/build.json`. */
export interface BuildNote {
  readonly format: 2;
  /** Names the build, before it is anybody's. */
  readonly id: string;
  /** When it was built, in epoch milliseconds. */
  readonly timestamp: number;
  /** Where its code, styles, fonts and pictures lie: `assets/1a2b3c4d5e6f`. The same for the same files. */
  readonly folder: string;
  /** What is in each of them, by its name (see `hashOf`). */
  readonly chunks: Readonly<Record<string, string>>;
  /** Pages with no configuration in them; a home page is drawn for guests in its language. */
  readonly pages: readonly { readonly file: string; readonly locale?: 'en' | 'tag' }[];
  readonly manifests: readonly string[];
  readonly icons: readonly string[];
  /** Other files that name the build. */
  readonly signed: readonly string[];
  readonly skins: readonly BuildSkin[];
}

/** A built app, opened to be configured. */
export interface AppBuild {
  readonly note: BuildNote;
  /** A file as the build left it. */
  readonly blank: (file: string) => Promise<Uint8Array>;
  readonly renderer: PageRenderer;
}

/** Why a command cannot do what it was asked to; the message is for whoever deploys. */
export class DeployProblem extends Error {
  override readonly name = 'DeployProblem';
}

/**
 * Opens a folder with a built app.
 *
 * @throws DeployProblem when it is none
 */
export async function openBuild(folder: string): Promise<AppBuild> {
  const own = join(folder, OWN_FOLDER);
  const note = await readNote(join(own, 'build.json'), folder);
  const renderer = await openRenderer(folder);
  if (renderer === undefined)
    throw new DeployProblem(`${folder} is no whole build: it cannot draw its pages.`);
  return { note, blank: (file) => readFile(join(own, 'blank', file)), renderer };
}

async function readNote(path: string, folder: string): Promise<BuildNote> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new DeployProblem(
      `${folder} is no built player app: it has no ${OWN_FOLDER}/build.json. Run \`npm run build\` and give apps/player-web/dist.`,
    );
  }
  const note: BuildNote = JSON.parse(text);
  if (note.format !== 2) {
    throw new DeployProblem(
      `${folder} was built by another version: its note has format ${String(note.format)}, this command reads 2.`,
    );
  }
  return note;
}
