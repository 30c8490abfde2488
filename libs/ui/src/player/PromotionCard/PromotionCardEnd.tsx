import { useText } from '@kislap/i18n';

import { Button } from '../../primitives/Button/Button';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';
import type { PromotionAction } from './PromotionAction';

/** The button of a promotion, or the word for why there is none. */
export function PromotionCardEnd({ action }: { readonly action: PromotionAction }) {
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
