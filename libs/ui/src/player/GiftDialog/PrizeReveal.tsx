import type { ReactNode } from 'react';

import { PrizeRays } from '../../art/gifts/PrizeRays';
import { papers } from './papers';
import { flyingPapers, prize, rays, reveal } from './PrizeReveal.css';

interface PrizeRevealProps {
  /** Whether the picture has no light of its own and gets rays around it. */
  readonly hasRays?: boolean;
  readonly children: ReactNode;
}

/** A prize comes forward, its rays come up and papers fly, once. What was won is said in words beside it. */
export function PrizeReveal({ hasRays = false, children }: PrizeRevealProps) {
  return (
    <div className={reveal} aria-hidden="true">
      {hasRays && (
        <div className={rays}>
          <PrizeRays />
        </div>
      )}
      {papers.map(({ x }, index) => (
        <span key={x} className={flyingPapers[index]} />
      ))}
      <div className={prize}>{children}</div>
    </div>
  );
}
