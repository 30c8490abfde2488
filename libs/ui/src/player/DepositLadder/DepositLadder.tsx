import { formatPeso, turnoverPercent } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { PrizePicture } from '../../art/prizes/PrizePicture';
import { List, Row } from '../../patterns/List/List';
import { Button } from '../../primitives/Button/Button';
import { Meter } from '../../primitives/Meter/Meter';
import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Stack } from '../../primitives/Stack/Stack';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';
import { medal } from './DepositLadder.css';

/** One step: from this total up, this gift. */
export interface LadderStep {
  readonly level: number;
  readonly need: MoneyAmount;
  readonly have: MoneyAmount;
  readonly gift: MoneyAmount;
  readonly state: 'locked' | 'ready' | 'claiming' | 'claimed';
}

interface DepositLadderProps {
  /** What the ladder is, read aloud. */
  readonly label: string;
  /** Lowest first; nothing while they are not known. */
  readonly steps: readonly LadderStep[] | undefined;
  /** The player claims the step of this level. */
  readonly onClaim: (level: number) => void;
}

const UNKNOWN_STEPS = [1, 2, 3, 4] as const;

type StepProps = { readonly step: LadderStep; readonly onClaim: () => void };

function StepEnd({ step, onClaim }: StepProps) {
  const text = useText();
  if (step.state === 'locked') return null;
  if (step.state === 'claimed') return <StatusTag status="complete" label={text('promo.claimed')} />;
  return (
    <Button
      size="sm"
      isLoading={step.state === 'claiming'}
      aria-label={text('promo.claimOf', { amount: formatPeso(step.gift) })}
      onClick={onClaim}
    >
      {text('promo.claim')}
    </Button>
  );
}

function Step({ step, onClaim }: StepProps) {
  const text = useText();
  const { need, have, gift, state } = step;
  const title = text('promo.ladderStep', { amount: formatPeso(need) });
  const progress = turnoverPercent({ neededTurnover: need, doneTurnover: have }) / 100;
  const spoken = text('common.of', { have: formatPeso(have < need ? have : need), need: formatPeso(need) });
  return (
    <Row
      mediaSize="picture"
      media={
        <span className={medal} data-state={state}>
          <PrizePicture kind="coin" size={26} />
        </span>
      }
      title={title}
      meter={<Meter label={title} progress={progress} spoken={spoken} />}
      caption={spoken}
      detail={<Money amount={gift} size="sm" sign="always" tone={state === 'claimed' ? 'faint' : 'money'} />}
      action={<StepEnd step={step} onClaim={onClaim} />}
    />
  );
}

/** Gifts for what is deposited in one day, step by step. Each is claimed by itself. */
export function DepositLadder({ label, steps, onClaim }: DepositLadderProps) {
  if (steps === undefined) {
    return (
      <Stack gap={2}>
        {UNKNOWN_STEPS.map((step) => (
          <Skeleton key={step} shape="row" />
        ))}
      </Stack>
    );
  }
  return (
    <List label={label}>
      {steps.map((step) => (
        <Step key={step.level} step={step} onClaim={() => onClaim(step.level)} />
      ))}
    </List>
  );
}
