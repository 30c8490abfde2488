import { serverNow } from '@kislap/api';
import { useActivityDetail } from '@kislap/api/react';
import { depositTimes, epochSecondsFrom, formatManila, formatPeso, quoteBonus } from '@kislap/domain';
import type { PromotionType } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, Facts, Note, Overlay, Stack } from '@kislap/ui';
import { useState } from 'react';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

type TermsProps = OverlayProps<'bonus-terms'>;

/** The card of a promotion or of a channel's award. */
export function BonusTermsOverlay(props: TermsProps) {
  const { promotion } = props;
  return promotion === undefined ? (
    <TermsCard {...props} />
  ) : (
    <PromotionTerms {...props} promotion={promotion} />
  );
}

function PromotionTerms(props: TermsProps & { readonly promotion: PromotionType }) {
  const games = useActivityDetail(props.promotion).data?.rules.games;
  return <TermsCard {...props} games={games} />;
}

/**
 * What a bonus asks for, with the amount that was typed, before it is taken. Nothing is chosen beforehand: the answers
 * have one size and look.
 */
function TermsCard({ modal, onAnswer, promotion, games, isOnTop = false, ...given }: TermsProps) {
  const text = useText();
  const [now] = useState(() => epochSecondsFrom(serverNow() / 1000));
  const { depositTimes: askedTimes = depositTimes } = useRuntimeConfig().protection;
  // The card before has counted the deposit itself.
  const ownTimes = isOnTop ? 0 : askedTimes;
  const quote = quoteBonus({ ...given, now, ownTimes });
  const answers = (
    <Stack gap={2}>
      <Button variant="tonal" isBlock onClick={() => onAnswer('take')}>
        {text('bonus.take')}
      </Button>
      <Button variant="tonal" isBlock onClick={() => onAnswer('without')}>
        {text('bonus.without')}
      </Button>
    </Stack>
  );
  const turnover =
    ownTimes === 0
      ? text('promo.ruleTimesGift', { n: quote.times })
      : text('promo.ruleTimesBoth', { deposit: ownTimes, bonus: quote.times });
  const cost = text('bonus.costOf', { amount: formatPeso(quote.cost), rate: quote.returnPercent });
  return (
    <Overlay
      {...modal}
      title={text(promotion === undefined ? 'bonus.award' : 'bonus.terms')}
      closeLabel={text('common.close')}
      footer={answers}
    >
      <Stack gap={4}>
        <Facts
          facts={[
            { term: text('dep.youPay'), value: formatPeso(quote.deposit) },
            {
              term: text('dep.bonusLabel'),
              value: text('bonus.lockedOf', { bonus: formatPeso(quote.bonus) }),
            },
            { term: text('bonus.toUnlock'), value: `${formatPeso(quote.turnover)} (${turnover})` },
            ...(games === undefined ? [] : [{ term: text('promo.ruleGames'), value: games }]),
            { term: text('bonus.cost'), value: cost },
            { term: text('promo.ruleEnds'), value: formatManila(quote.until, 'minute') },
            { term: text('bonus.maxStake'), value: formatPeso(quote.maxStake) },
          ]}
        />
        {isOnTop && <Note>{text('bonus.onTop')}</Note>}
        <Note>{text('bonus.anyTime')}</Note>
      </Stack>
    </Overlay>
  );
}
