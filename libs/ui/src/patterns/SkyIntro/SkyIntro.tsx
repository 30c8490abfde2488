import type { ReactNode } from 'react';
import { intro, picture, words } from './SkyIntro.css';

interface SkyIntroProps {
  /** Silent: the words carry the meaning. */
  readonly scene: ReactNode;
  /** What the screen is for, in a sentence or two. */
  readonly children: ReactNode;
}

/** A small picture and what the screen is for, beside it, in the sky of a screen whose bar has the title. */
export function SkyIntro({ scene, children }: SkyIntroProps) {
  return (
    <div className={intro}>
      <div className={picture}>{scene}</div>
      <p className={words}>{children}</p>
    </div>
  );
}
