import type { ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

type SpokenFiguresProps = { spoken: string; children: ReactNode };

/** The amount for the eye and a phrase for the ear. */
export function SpokenFigures({ spoken, children }: SpokenFiguresProps) {
  return (
    <>
      <span aria-hidden>{children}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
