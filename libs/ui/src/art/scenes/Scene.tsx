import type { ReactNode } from 'react';

import { scene } from './Scene.css';

export interface SceneSize {
  /** `large` where the picture is what the screen is about. */
  readonly size?: 'usual' | 'large';
}

/** The frame of a scene. The sentence under it carries the meaning, so the picture is silent. */
export function Scene({ size = 'usual', children }: SceneSize & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 140" width="200" height="140" className={scene} data-size={size} aria-hidden>
      {children}
    </svg>
  );
}
