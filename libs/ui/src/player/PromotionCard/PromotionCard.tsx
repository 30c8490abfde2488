import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { Badge } from '../../primitives/Badge/Badge';
import { Surface } from '../../primitives/Surface/Surface';
import { Banner } from '../Banner/Banner';
import type { PromotionAction } from './PromotionAction';
import { foot, head, line, status as statusStyle } from './PromotionCard.css';
import { PromotionCardEnd } from './PromotionCardEnd';

interface PromotionCardProps {
  readonly overline?: string;
  readonly title: string;
  readonly imageUrl?: string | undefined;
  /** A drawing in place of a picture. */
  readonly art?: ReactNode;
  readonly tag?: 'hot' | 'new' | undefined;
  /** Where the player stands with it: "Deposit 3 of 5 adds 80%", or a `Countdown`. */
  readonly status: ReactNode;
  readonly action: PromotionAction;
  /** Opens its rules: the head of the card can then be pressed. */
  readonly onOpen?: () => void;
  /** The garland of a promotion that goes over several deposits. */
  readonly children?: ReactNode;
}

/** A promotion in the list: what it is, where the player stands with it, and one thing to do. */
export function PromotionCard({ status, action, tag, onOpen, children, ...banner }: PromotionCardProps) {
  const text = useText();
  const isFinished = action.type === 'claimed' || action.type === 'ended';
  return (
    <Surface as="article" padding="none" isFestive isClipped aria-label={banner.title}>
      <div className={head} data-finished={isFinished}>
        <Banner {...banner} alt="" shape="cardHead" onPress={onOpen} />
      </div>
      <div className={foot}>
        {children}
        <div className={line}>
          <div className={statusStyle}>
            {tag !== undefined && (
              <Badge tone="accentSoft" label={text(tag === 'hot' ? 'game.hot' : 'game.new')} />
            )}
            <span>{status}</span>
          </div>
          <PromotionCardEnd action={action} />
        </div>
      </div>
    </Surface>
  );
}
