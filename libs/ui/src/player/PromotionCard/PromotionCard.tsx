import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';
import { Surface } from '../../primitives/Surface/Surface';
import { Banner } from '../Banner/Banner';
import { foot, head, line, status as statusStyle } from './PromotionCard.css';

/** The one thing that can be done about a promotion now. */
export type PromotionAction =
  | { readonly type: 'claim'; readonly onPress: () => void; readonly isBusy?: boolean }
  /** Leads on: "Deposit", "See terms". Only one card in view is loud. */
  | { readonly type: 'go'; readonly label: string; readonly onPress: () => void; readonly isQuiet?: boolean }
  | { readonly type: 'guest'; readonly onLogin: () => void }
  | { readonly type: 'claimed' | 'ended' };

interface PromotionCardProps {
  /** A few words above the title. */
  readonly overline?: string;
  /** The promotion's name. */
  readonly title: string;
  /** The operator's picture. */
  readonly imageUrl?: string | undefined;
  /** A drawing in place of a picture. */
  readonly art?: ReactNode;
  /** A word beside its status. */
  readonly tag?: 'hot' | 'new' | undefined;
  /** Where the player stands with it: "Get 80% more on deposit 3 of 5", or a `Countdown`. */
  readonly status: ReactNode;
  /** What can be done with it, or why not. */
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

/** The button of a promotion, or the word for why there is none. */
function PromotionCardEnd({ action }: { readonly action: PromotionAction }) {
  const text = useText();
  switch (action.type) {
    case 'claim':
      return (
        <Button variant="money" size="sm" isLoading={action.isBusy ?? false} onClick={action.onPress}>
          {text('promo.claim')}
        </Button>
      );
    case 'go':
      return (
        <Button variant={action.isQuiet === true ? 'tonal' : 'primary'} size="sm" onClick={action.onPress}>
          {action.label}
        </Button>
      );
    case 'guest':
      return (
        <Button variant="tonal" size="sm" onClick={action.onLogin}>
          {text('auth.login')}
        </Button>
      );
    case 'claimed':
      return <StatusTag status="complete" label={text('promo.claimed')} />;
    case 'ended':
      return <StatusTag status="neutral" label={text('promo.ended')} />;
  }
}

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
