import type { ReactNode } from 'react';

import { scene } from './Scene.css';

/** The frame of a scene. The sentence under it carries the meaning, so the picture is silent. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 140" width="200" height="140" className={scene} aria-hidden>
      {children}
    </svg>
  );
}
