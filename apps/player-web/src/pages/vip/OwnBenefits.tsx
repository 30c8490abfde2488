import type { VipLevel } from '@kislap/api';
import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  arrowUpRightBold,
  BenefitGrid,
  calendarCheckDuotone,
  giftDuotone,
  Money,
  percentDuotone,
  Section,
} from '@kislap/ui';

interface OwnBenefitsProps {
  /** `undefined` until they are known. */
  readonly levels: readonly VipLevel[] | undefined;
  readonly level: number | undefined;
}

const amountOrDash = (amount: MoneyAmount) => (amount > 0 ? <Money amount={amount} /> : '--');

/** What the player's own level brings. */
export function OwnBenefits({ levels, level }: OwnBenefitsProps) {
  const text = useText();
  const own = levels?.find((one) => one.level === level);
  return (
    <Section title={text('vip.benefits')}>
      <BenefitGrid
        benefits={[
          { glyph: giftDuotone, label: text('vip.up'), value: own && amountOrDash(own.upgradeReward) },
          {
            glyph: calendarCheckDuotone,
            label: text('vip.gift.week'),
            value: own && amountOrDash(own.weeklyReward),
          },
          { glyph: percentDuotone, label: text('vip.rebate'), value: own && `${own.rebatePercent}%` },
          { glyph: arrowUpRightBold, label: text('vip.withdrawals'), value: own?.withdrawalTimes },
        ]}
      />
    </Section>
  );
}
