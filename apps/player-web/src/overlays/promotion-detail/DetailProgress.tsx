import { activityNumber, promotionOffers, turnoverPercent, zeroMoney } from '@kislap/domain';
import type { ActivityFacts, ActivityStage, RewardStep } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { GarlandStepper, Meter, Section, Stack, Text } from '@kislap/ui';
import { garlandSteps } from '../../promotions/garlandSteps';
import { pesos } from '../../promotions/pesos';
import { standingWords } from '../../promotions/standingWords';
import { TodaysLadder } from '../../promotions/TodaysLadder';
import { useSession } from '../../session/useSession';

interface DetailProgressProps {
  readonly type: number;
  readonly facts: ActivityFacts;
  readonly stage: ActivityStage;
}

/** Where the player stands: how much there is of what is needed. Nothing for a guest. */
export function DetailProgress({ type, facts, stage }: DetailProgressProps) {
  const text = useText();
  const isGuest = useSession().status === 'guest';
  const words = standingWords({ type, stage, facts }, text);
  if (isGuest || words === '') return null;
  if (type === activityNumber.depositLadder) return <TodaysLadder />;
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

function StepMeter({ step: { need, have } }: { readonly step: RewardStep }) {
  const text = useText();
  const progress = turnoverPercent({ neededTurnover: need, doneTurnover: have }) / 100;
  const spoken = text('common.of', { have: pesos(have < need ? have : need), need: pesos(need) });
  return <Meter label={text('promo.progress')} progress={progress} spoken={spoken} />;
}
