import type { DrawPrize } from '../../art/prizes/DrawPrize';
import { drawPrizeArt } from '../../art/prizes/drawPrizeArt';
import { PrizePicture } from '../../art/prizes/PrizePicture';
import { moment, picture, ray, rays } from './PrizeSheet.css';

const RAYS = 20;

interface PrizeMomentProps {
  readonly prize: DrawPrize;
  /** A thank-you has none: nothing was won. */
  readonly hasRays: boolean;
}

/** The picture of a prize that comes up once and then rests. */
export function PrizeMoment({ prize, hasRays }: PrizeMomentProps) {
  return (
    <div className={moment}>
      {hasRays && (
        <svg viewBox="0 -16 240 192" className={rays} aria-hidden="true">
          {Array.from({ length: RAYS }, (_, index) => (
            <path
              key={index}
              d="M181.9 76.7L215.9 74.9V85.1L181.9 83.3Z"
              transform={`rotate(${(index * 360) / RAYS} 120 80)`}
              className={ray}
            />
          ))}
        </svg>
      )}
      <div className={picture}>
        <PrizePicture kind={drawPrizeArt(prize)} size={120} />
      </div>
    </div>
  );
}
