import type { ActivityDetail } from '@kislap/api';
import {
  activityNumber,
  exampleOfBonus,
  promotionOffers,
  turnoverPercent,
  zeroMoney,
  formatPeso,
} from '@kislap/domain';
import type { ActivityFacts, ActivityStage, RewardStep } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import {
  Banner,
  GarlandStepper,
  Meter,
  Note,
  PromotionRules,
  Section,
  Stack,
  StepList,
  Text,
} from '@kislap/ui';
import type { PromotionRuleFacts } from '@kislap/ui';
import type { ReactNode } from 'react';
import { TodaysLadder } from '../../features/promotions/DepositRewards';
import { activityPicture, activityStatusText, garlandSteps } from '../../features/promotions/activityText';
import { useSession } from '../../session/session';

interface DetailBodyProps {
  /** What of the rest could not be loaded, and how to ask again. */
  readonly retry: ReactNode;
  /** A few words above its title. */
  readonly overline: string | undefined;
  readonly type: number;
  readonly detail: ActivityDetail;
  readonly facts: ActivityFacts;
  readonly stage: ActivityStage;
}

/** What the operator says about a promotion, and where the player stands with it. */
export function DetailBody({ retry, overline, type, detail, facts, stage }: DetailBodyProps) {
  const text = useText();
  const example = exampleWords(detail, text);
  const rules = ruleFacts(detail, type === 15 ? facts : {});
  return (
    <Stack gap={4}>
      <Banner
        imageUrl={activityPicture(detail)}
        alt=""
        overline={overline}
        title={detail.title}
        shape="hero"
        isFirst
      />
      {retry}
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
    amount: formatPeso(example.deposit),
    bonus: formatPeso(example.bonus),
    turnover: formatPeso(example.turnover),
  });
}

interface DetailProgressProps {
  readonly type: number;
  readonly facts: ActivityFacts;
  readonly stage: ActivityStage;
}

/** Where the player stands: how much there is of what is needed. Nothing for a guest. */
function DetailProgress({ type, facts, stage }: DetailProgressProps) {
  const text = useText();
  const isGuest = useSession().status === 'guest';
  const words = activityStatusText({ type, stage, facts }, text);
  // What all players may take is one of its rules, and no progress.
  if (isGuest || words === '' || words === text('promo.openToAll')) return null;
  if (type === activityNumber.depositLadder) return <TodaysLadder />;
  if (stage.type === 'ended') return <Text>{words}</Text>;
  return (
    <Section title={text('promo.progress')} size="titleSm">
      <Stack gap={2}>
        <Drawing type={type} facts={facts} />
        <Text>{words}</Text>
      </Stack>
    </Section>
  );
}

function Drawing({ type, facts }: Pick<DetailProgressProps, 'type' | 'facts'>) {
  const text = useText();
  const { player, gifts, firstTopUp, lossBack } = facts;
  switch (type) {
    case 23: {
      const offers = player && gifts ? promotionOffers(gifts, player, zeroMoney) : [];
      const steps = offers.find(({ choice }) => choice === 23)?.steps ?? [];
      return steps.length > 0 && <GarlandStepper steps={garlandSteps(steps, text)} />;
    }
    case activityNumber.firstTopUp:
      return firstTopUp && <StepMeter step={firstTopUp} />;
    case activityNumber.lossBack:
      return lossBack && <StepMeter step={lossBack} />;
    default:
      return null;
  }
}

/** How much of the deposit there is that it takes. Once that is there, how it stands is said in words alone. */
function StepMeter({ step: { need, have } }: { readonly step: RewardStep }) {
  const text = useText();
  if (have >= need) return null;
  const progress = turnoverPercent({ neededTurnover: need, doneTurnover: have }) / 100;
  const spoken = text('common.of', { have: formatPeso(have), need: formatPeso(need) });
  return <Meter label={text('promo.progress')} progress={progress} spoken={spoken} />;
}
