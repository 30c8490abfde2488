import { formatMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { PrizePicture } from '../../art/prizes/PrizePicture';
import { Button } from '../../primitives/Button/Button';
import { Note } from '../../primitives/Note/Note';
import { Text } from '../../primitives/Text/Text';
import { actions, facts, offer, words } from './ReliefOffer.css';

interface ReliefOfferProps {
  /** What is offered. */
  readonly amount: Money;
  /** Relief is for balances below this. */
  readonly below: Money;
  /** How often it was received today, and how often it can be. */
  readonly times: number;
  /** How many times a day it can be taken. */
  readonly max: number;
  /** The claim is under way: the button waits and takes no press. */
  readonly isReceiving?: boolean;
  /** Why it could not be received, as the operator said it. */
  readonly problem?: string;
  /** The player takes it. */
  readonly onReceive: () => void;
  /** The player leaves it for later. */
  readonly onLater: () => void;
}

type OfferFacts = Pick<ReliefOfferProps, 'amount' | 'below' | 'times' | 'max'>;

function Facts({ amount, below, times, max }: OfferFacts) {
  const text = useText();
  return (
    <div className={facts}>
      <PrizePicture kind="coin" size={64} />
      <div className={words}>
        <Text size="title">{text('alms.offer', { am: formatMoney(amount) })}</Text>
        <Text size="sm" tone="muted">
          {text('alms.why', { below: formatMoney(below) })}
        </Text>
        <Text size="cap" tone="muted" isTabular>
          {text('alms.times', { times, max })}
        </Text>
      </div>
    </div>
  );
}

/** A small sum for an empty balance, offered once and quietly: taking it and leaving it are equally easy. */
export function ReliefOffer({ isReceiving = false, problem, onReceive, onLater, ...rest }: ReliefOfferProps) {
  const text = useText();
  const isUsedUp = rest.times >= rest.max;
  return (
    <div className={offer}>
      <Facts {...rest} />
      {isUsedUp && <Note>{text('alms.done')}</Note>}
      {problem !== undefined && (
        <Note tone="failed" role="alert">
          {problem}
        </Note>
      )}
      <div className={actions}>
        <Button variant="tonal" onClick={onLater}>
          {text(isUsedUp ? 'common.close' : 'common.later')}
        </Button>
        {!isUsedUp && (
          <Button isLoading={isReceiving} onClick={onReceive}>
            {text('alms.receive')}
          </Button>
        )}
      </div>
    </div>
  );
}
