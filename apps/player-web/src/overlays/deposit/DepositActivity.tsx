import { pesoText } from '@kislap/domain';
import type { PromotionChoice, PromotionOffer } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId, TranslateText } from '@kislap/i18n';
import { GarlandStepper, Heading, OptionGroup, PromotionOption, Stack } from '@kislap/ui';
import { garlandSteps } from '../../promotions/garlandSteps';
import type { DepositFormView } from './useDepositForm';

const titles = { 0: 'dep.none', 15: 'promo.15', 19: 'promo.19', 23: 'promo.23' } as const satisfies Record<
  PromotionChoice,
  MessageId
>;

interface DepositActivityProps {
  readonly view: DepositFormView;
}

/** The promotions this deposit can be made with. Nothing is chosen for the player. */
export function DepositActivity({ view }: DepositActivityProps) {
  const text = useText();
  const { form, promotions, dispatch } = view;
  const choose = (value: string) => {
    const offer = promotions.find(({ choice }) => String(choice) === value);
    if (offer !== undefined) dispatch({ type: 'promotionChosen', promotion: offer.choice });
  };
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{text('dep.activity')}</Heading>
      <OptionGroup
        label={text('dep.activity')}
        layout="rows"
        value={String(form.promotion)}
        onChange={choose}
      >
        {promotions.map((offer) => (
          <PromotionOption
            key={offer.choice}
            value={String(offer.choice)}
            title={text(titles[offer.choice])}
            isLocked={offer.isDisabled}
            {...captionOf(offer, text)}
          >
            {offer.steps.length > 0 && <GarlandStepper steps={garlandSteps(offer.steps, text)} />}
          </PromotionOption>
        ))}
      </OptionGroup>
    </Stack>
  );
}

function captionOf(offer: PromotionOffer, text: TranslateText): { readonly caption?: string } {
  if (offer.choice === 0) return {};
  if (offer.isDisabled) return { caption: text('promo.from', { min: pesoText(offer.minimum) }) };
  return { caption: text('promo.adds', { rate: offer.ratePercent }) };
}
