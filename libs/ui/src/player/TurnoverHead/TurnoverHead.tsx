import { remainingTurnover, turnoverPercent, zeroMoney } from '@kislap/domain';
import type { Money as MoneyAmount, TurnoverStatus } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { fittingSize } from '../../primitives/Money/moneyParts';
import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Surface } from '../../primitives/Surface/Surface';
import { Text } from '../../primitives/Text/Text';
import { TurnoverGauge } from '../TurnoverGauge/TurnoverGauge';
import { ends, fact, gauge, term as termStyle } from './TurnoverHead.css';

interface TurnoverHeadProps {
  /** What is met and what is missing, or that it is not known yet. */
  readonly status: TurnoverStatus | 'loading' | 'failed';
}

interface FactProps {
  readonly term: string;
  /** `undefined` while it is not known. */
  readonly amount: MoneyAmount | undefined;
  readonly tone: 'default' | 'money';
}

function Fact({ term, amount, tone }: FactProps) {
  return (
    <div className={fact}>
      <dt className={termStyle}>{term}</dt>
      <dd>
        {amount === undefined ? <Skeleton shape="tag" /> : <Money amount={amount} size="amt" tone={tone} />}
      </dd>
    </div>
  );
}

function Left({ left }: { readonly left: MoneyAmount }) {
  const text = useText();
  return (
    <>
      <Text size="sm" tone="muted">
        {text(left > zeroMoney ? 'flow.left' : 'flow.complete')}
      </Text>
      <Money amount={left} size={fittingSize(left)} tone={left > zeroMoney ? 'default' : 'money'} />
    </>
  );
}

/** How much turnover is asked for, done and left: the answer to "when can I withdraw". */
export function TurnoverHead({ status }: TurnoverHeadProps) {
  const text = useText();
  if (status === 'loading' || status === 'failed') {
    return (
      <Surface as="section" isFestive aria-label={text('flow.title')} aria-busy={status === 'loading'}>
        <div className={gauge}>
          <TurnoverGauge percent={undefined} size="page">
            <Text size="sm" tone="muted">
              {status === 'failed' && text('flow.unknown')}
            </Text>
          </TurnoverGauge>
        </div>
        {status === 'loading' && (
          <dl className={ends}>
            <Fact term={text('flow.need')} amount={undefined} tone="default" />
            <Fact term={text('flow.done')} amount={undefined} tone="money" />
          </dl>
        )}
      </Surface>
    );
  }
  return (
    <Surface as="section" isFestive aria-label={text('flow.title')}>
      <div className={gauge}>
        <TurnoverGauge percent={turnoverPercent(status)} size="page">
          <Left left={remainingTurnover(status)} />
        </TurnoverGauge>
      </div>
      <dl className={ends}>
        <Fact term={text('flow.need')} amount={status.neededTurnover} tone="default" />
        <Fact term={text('flow.done')} amount={status.doneTurnover} tone="money" />
      </dl>
    </Surface>
  );
}
