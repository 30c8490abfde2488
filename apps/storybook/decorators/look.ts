import { baseLocale } from '@kislap/domain';
import type { Locale } from '@kislap/domain';
import { skins } from '@kislap/ui/skins';

/** How the toolbar asks the app to look, as the root element says it. */
interface PlayerLook {
  readonly skin: string;
  readonly scheme: 'dark' | 'light';
  readonly motion: 'full' | 'less';
  /** Size of text in percent of what the kit draws. */
  readonly text: number;
}

const [first] = skins;

/** The look that the toolbar, or the `globals=` of an address, asks for. What it does not know is as at first. */
export function lookIn(globals: Readonly<Record<string, unknown>>): PlayerLook {
  const text = Number(globals['text']);
  return {
    skin: skins.find(({ id }) => id === globals['skin'])?.id ?? first.id,
    scheme: globals['scheme'] === 'light' ? 'light' : 'dark',
    motion: globals['motion'] === 'less' ? 'less' : 'full',
    text: text >= 100 && text <= 200 ? text : 100,
  };
}

/** Sets skin, scheme, motion and text size where the app and the phone set them: on the root element. */
export function wearLook({ skin, scheme, motion, text }: PlayerLook): void {
  const root = document.documentElement;
  root.dataset['skin'] = skin;
  root.dataset['theme'] = scheme;
  root.dataset['motion'] = motion;
  root.style.fontSize = text === 100 ? '' : `${text}%`;
}

/** The language that the toolbar asks for. */
export const localeIn = (globals: Readonly<Record<string, unknown>>): Locale =>
  baseLocale(String(globals['locale']));
