import { formatPeso } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { meterProgress } from '../../geometry/meterProgress';
import { Meter } from '../../primitives/Meter/Meter';
import { Money } from '../../primitives/Money/Money';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { bar, figures, head } from './AmountBar.css';

interface AmountBarProps {
  /** What is measured: "Deposits". */
  readonly label: string;
  /** `undefined` until it is known: unknown is not zero. */
  readonly done: MoneyAmount | undefined;
  /** The end of the bar; unknown draws a skeleton. */
  readonly needed: MoneyAmount | undefined;
  /** Whole pesos, where both amounts are limits of a level. */
  readonly isWhole?: boolean;
}

/** How far an amount is from the one that is needed, in figures and as a bar. A full bar lacks nothing. */
export function AmountBar({ label, done, needed, isWhole = false }: AmountBarProps) {
  const text = useText();
  const inWords = (amount: MoneyAmount) => formatPeso(amount, isWhole ? 'whole' : 'exact');
  const isKnown = done !== undefined && needed !== undefined;
  return (
    <div className={bar}>
      <div className={head}>
        <span>{label}</span>
        {isKnown && (
          <span className={figures}>
            <Money amount={done} size="sm" tone="default" isWhole={isWhole} />
            {' / '}
            <Money amount={needed} size="sm" isWhole={isWhole} />
          </span>
        )}
      </div>
      {isKnown ? (
        <Meter
          label={label}
          progress={meterProgress(done, needed)}
          spoken={text('common.of', { have: inWords(done), need: inWords(needed) })}
        />
      ) : (
        <Skeleton shape="line" />
      )}
    </div>
  );
}
