import { page } from 'vitest/browser';

import { settle } from './settle';

const narrow = { width: 320, height: 640, textSize: '200%' };

/** Looks at the story on the narrowest phone with the largest text, and puts both back. */
export const squeezed = <Found>(look: () => Found): Promise<Found> => lookSqueezed(look, narrow.textSize);

/** Looks at the story on the narrowest phone, and puts its width back. */
export const narrowed = <Found>(look: () => Found): Promise<Found> => lookSqueezed(look, '100%');

async function lookSqueezed<Found>(look: () => Found, textSize: string): Promise<Found> {
  const root = document.documentElement;
  const before = { width: innerWidth, height: innerHeight, textSize: root.style.fontSize };
  root.style.fontSize = textSize;
  await page.viewport(narrow.width, narrow.height);
  await settle();
  try {
    return look();
  } finally {
    root.style.fontSize = before.textSize;
    await page.viewport(before.width, before.height);
  }
}
