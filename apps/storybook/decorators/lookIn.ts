import { skins } from '@kislap/ui/skins';

import type { PlayerLook } from './PlayerLook';

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
