import type { PlayerLook } from './PlayerLook';

/** Sets skin, scheme, motion and text size where the app and the phone set them: on the root element. */
export function wearLook({ skin, scheme, motion, text }: PlayerLook): void {
  const root = document.documentElement;
  root.dataset['skin'] = skin;
  root.dataset['theme'] = scheme;
  root.dataset['motion'] = motion;
  root.style.fontSize = text === 100 ? '' : `${text}%`;
}
