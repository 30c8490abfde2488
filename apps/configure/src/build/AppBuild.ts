import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openRenderer, OWN_FOLDER, type PageRenderer } from '../pages/renderer';

/** A skin that a build holds, by the colours around the app in its two schemes. */
export interface BuildSkin {
  readonly id: string;
  /** The name that its drawings write. */
  readonly name: string;
  readonly dark: string;
  readonly light: string;
}

/** A page that is drawn for guests in one language. */
export interface HomePage {
  readonly file: string;
  /** By which the operator, the cookie and the device know the language. */
  readonly locale: string;
  /** Its BCP 47 tag, that of the document. */
  readonly tag: string;
  /** The languages of a browser that get this page; those of none, where it has to be chosen. */
  readonly spokenAs: readonly string[];
  /** As the language calls itself. */
  readonly name: string;
}

/** What the app's build notes for this command, in `.kislap/build.json`. */
export interface BuildNote {
  readonly format: 3;
  /** Names the build, before it is anybody's. */
  readonly id: string;
  /** When it was built, in epoch milliseconds. */
  readonly timestamp: number;
  /** Where its code, styles, fonts and pictures lie: `assets/1a2b3c4d5e6f`. The same for the same files. */
  readonly folder: string;
  /** What is in each of them, by its name (see `hashOf`). */
  readonly chunks: Readonly<Record<string, string>>;
  /** Pages with no configuration in them; the first of the home pages is English. */
  readonly pages: readonly (HomePage | { readonly file: string })[];
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
  /** What it says, as it is written: by languages, then by message ids. */
  readonly messages: () => Promise<Readonly<Record<string, Readonly<Record<string, string>>>>>;
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
  const note = await readNote(folder);
  const renderer = await openRenderer(folder);
  if (renderer === undefined)
    throw new DeployProblem(`${folder} is no whole build: it cannot draw its pages.`);
  const messages: AppBuild['messages'] = async () =>
    JSON.parse(await readFile(join(own, 'messages.json'), 'utf8'));
  return { note, blank: (file) => readFile(join(own, 'blank', file)), messages, renderer };
}

/**
 * What a build says of itself.
 *
 * @throws DeployProblem when the folder holds none
 */
export async function readNote(folder: string): Promise<BuildNote> {
  const text = await readFile(join(folder, OWN_FOLDER, 'build.json'), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new DeployProblem(
      `${folder} is no built player app: it has no ${OWN_FOLDER}/build.json. Run \`npm run build\` and give apps/player-web/dist.`,
    );
  }
  const note: BuildNote = JSON.parse(text);
  if (note.format !== 3) {
    throw new DeployProblem(
      `${folder} was built by another version: its note has format ${String(note.format)}, this command reads 3.`,
    );
  }
  return note;
}

/** The pages of a build that are drawn for guests, one for each of its languages; the first is English. */
export const homePages = ({ pages }: BuildNote): readonly HomePage[] =>
  pages.filter((page): page is HomePage => 'locale' in page);
