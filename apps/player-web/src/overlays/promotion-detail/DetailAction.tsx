import type { Activity } from '@kislap/api';
import type { ActivityStage } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, StatusTag } from '@kislap/ui';
import { isDepositPromotion } from '../../promotions/isDepositPromotion';
import { pesos } from '../../promotions/pesos';
import { useActivityAction } from '../../promotions/useActivityAction';

interface DetailActionProps {
  readonly activity: Activity;
  readonly stage: ActivityStage;
}

/** The one button of a promotion, or the word for why there is none. */
export function DetailAction({ activity, stage }: DetailActionProps) {
  const text = useText();
  const action = useActivityAction()({ activity, stage });
  switch (action?.type) {
    case 'claim':
      return (
        <Button isBlock variant="money" isLoading={action.isBusy === true} onClick={action.onPress}>
          {stage.type === 'claimable'
            ? text('promo.claimAmount', { amount: pesos(stage.gift) })
            : text('promo.claim')}
        </Button>
      );
    case 'go':
      return (
        <Button isBlock onClick={action.onPress}>
          {isDepositPromotion(activity.type) ? text('promo.depositWith') : action.label}
        </Button>
      );
    case 'guest':
      return (
        <Button isBlock onClick={action.onLogin}>
          {text('auth.login')}
        </Button>
      );
    case 'claimed':
      return <StatusTag status="complete" label={text('promo.claimed')} />;
    case 'ended':
      return <StatusTag status="neutral" label={text('promo.ended')} />;
    case undefined:
      return null;
  }
}
