import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder inside a built app that says how it is configured; it is never served. */
export const OWN_FOLDER = '.kislap';

/** A call whose answer the first view shows: posted as a form, by nobody who is logged in. */
export interface FirstCall {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** An operator's own messages in one language, as the app takes them, by their ids. */
export type CompiledMessages = Readonly<Record<string, readonly object[]>>;

/** What a build brings to draw its pages. */
export interface PageRenderer {
  /**
   * Draws the guest home: the root element with the first view in it, of the operator's answers
   * and in its own words where there are any.
   */
  readonly renderGuestHome: (
    locale: string,
    configJson: string,
    answers?: Readonly<Record<string, string>>,
    own?: CompiledMessages,
  ) => Promise<string>;
  readonly firstCalls: (locale: string) => readonly FirstCall[];
  /** Puts a brand's tokens on this build; builds made before brands have none. */
  readonly brandLook?: (tokensJson: unknown, about: BrandFacts) => RenderedBrand;
}

/** What a brand says beside its tokens. */
export interface BrandFacts {
  readonly id: string;
  readonly name: string;
  readonly motif: 'rays' | 'ripples' | 'none';
  /** The tokens of its mark and its drawn name. */
  readonly brand: object;
}

/** A brand on a build, or everything that its tokens get wrong. */
export type RenderedBrand =
  | {
      readonly css: string;
      /** The family that it writes in; undefined for the device's own. */
      readonly family: string | undefined;
      readonly dark: string;
      readonly light: string;
    }
  | { readonly problems: readonly string[] };

/** The renderer of the build that lies in a folder now; `undefined` while there is none. */
export async function openRenderer(folder: string): Promise<PageRenderer | undefined> {
  const entry = join(folder, OWN_FOLDER, 'render/renderGuestHome.js');
  const built = await stat(entry).catch(() => undefined);
  if (built === undefined) return undefined;
  // A newer build in the same place is another module.
  const address = `${pathToFileURL(entry).href}?built=${built.mtimeMs}`;
  const renderer: PageRenderer = await import(address);
  return renderer;
}

/** How a call is sent. */
export function requestOf({ fields, headers }: FirstCall) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return { method: 'POST', body, headers };
}
