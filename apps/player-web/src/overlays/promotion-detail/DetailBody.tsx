import type { ActivityDetail } from '@kislap/api';
import { exampleOfBonus } from '@kislap/domain';
import type { ActivityFacts, ActivityStage } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { Banner, Note, PromotionRules, Section, Stack, StepList } from '@kislap/ui';
import type { PromotionRuleFacts } from '@kislap/ui';
import { activityPicture } from '../../promotions/activityPicture';
import { pesos } from '../../promotions/pesos';
import { DetailProgress } from './DetailProgress';

interface DetailBodyProps {
  readonly type: number;
  readonly detail: ActivityDetail;
  readonly facts: ActivityFacts;
  readonly stage: ActivityStage;
}

/** What the operator says about a promotion, and where the player stands with it. */
export function DetailBody({ type, detail, facts, stage }: DetailBodyProps) {
  const text = useText();
  const example = exampleWords(detail, text);
  const rules = ruleFacts(detail, type === 15 ? facts : {});
  return (
    <Stack gap={4}>
      <Banner imageUrl={activityPicture(detail)} alt="" title={detail.title} isFirst />
      <DetailProgress type={type} facts={facts} stage={stage} />
      {Object.values(rules).some((rule) => rule !== undefined) && <PromotionRules {...rules} />}
      {detail.steps.length > 0 && (
        <Section title={text('promo.howItWorks')} size="titleSm">
          <StepList steps={detail.steps} />
        </Section>
      )}
      {example !== undefined && <Note>{example}</Note>}
    </Stack>
  );
}

/** The happy gift also tells how often it was used. */
function ruleFacts({ rules }: ActivityDetail, { player, gifts }: ActivityFacts): PromotionRuleFacts {
  const of = gifts?.find(({ type }) => type === 15)?.steps[0]?.dayNumber;
  const { giftTimes, depositTimes, ...same } = rules;
  return {
    ...same,
    turnover: giftTimes === undefined ? undefined : { deposit: depositTimes, bonus: giftTimes },
    daysUsed: player && of !== undefined ? { used: player.dep15Count, of } : undefined,
  };
}

/** An example, where the operator has said all the numbers that it takes. */
function exampleWords({ rules }: ActivityDetail, text: TranslateText): string | undefined {
  const { minimum: deposit, ratePercent, depositTimes, giftTimes: bonusTimes } = rules;
  if (deposit === undefined || ratePercent === undefined) return undefined;
  if (depositTimes === undefined || bonusTimes === undefined) return undefined;
  const example = exampleOfBonus({ deposit, ratePercent, depositTimes, bonusTimes });
  return text('promo.example', {
    amount: pesos(example.deposit),
    bonus: pesos(example.bonus),
    turnover: pesos(example.turnover),
  });
}
