import { serverNow } from '@kislap/api';
import { useActivityDetail } from '@kislap/api/react';
import { depositTimes, epochSecondsFrom, formatManila, formatPeso, quoteBonus } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, Facts, Note, Overlay, Stack } from '@kislap/ui';
import { useState } from 'react';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/**
 * What a bonus asks for, with the amount that was typed, before it is taken. Nothing is chosen beforehand: the answers
 * have one size and look.
 */
export function BonusTermsOverlay({ modal, onAnswer, promotion, ...given }: OverlayProps<'bonus-terms'>) {
  const text = useText();
  const [now] = useState(() => epochSecondsFrom(serverNow() / 1000));
  const { depositTimes: ownTimes = depositTimes } = useRuntimeConfig().protection;
  const quote = quoteBonus({ ...given, now, ownTimes });
  const games = useActivityDetail(promotion).data?.rules.games;
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
  const turnover = text('promo.ruleTimesBoth', { deposit: ownTimes, bonus: quote.times });
  const cost = text('bonus.costOf', { amount: formatPeso(quote.cost), rate: quote.returnPercent });
  return (
    <Overlay {...modal} title={text('bonus.terms')} closeLabel={text('common.close')} footer={answers}>
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
        <Note>{text('bonus.anyTime')}</Note>
      </Stack>
    </Overlay>
  );
}
