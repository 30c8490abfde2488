import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Surface } from '../../primitives/Surface/Surface';
import { line } from './PromotionCard.css';

/** Panes in the place of a promotion that is on its way. */
export function PromotionCardPanes() {
  return (
    <Surface isFestive aria-hidden>
      <Skeleton shape="banner" />
      <div className={line}>
        <Skeleton shape="shortLine" />
        <Skeleton shape="chip" />
      </div>
    </Surface>
  );
}
