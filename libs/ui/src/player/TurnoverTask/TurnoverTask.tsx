import { formatManila, formatPeso, turnoverPercent } from '@kislap/domain';
import type { EpochSeconds, Money as MoneyAmount, TurnoverStatus } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { Row } from '../../patterns/List/List';
import { Meter } from '../../primitives/Meter/Meter';
import { Money } from '../../primitives/Money/Money';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';
import { Time } from '../../primitives/Time/Time';
import { fact } from './TurnoverTask.css';

interface TurnoverTaskProps {
  /** Where it comes from: a deposit, or a bonus by its name. */
  readonly title: string;
  /** When it was, in epoch seconds. */
  readonly at: EpochSeconds;
  /** The money that brought it, and how many times it has to be played. */
  readonly amount: MoneyAmount;
  /** How many times the amount has to be bet. */
  readonly times: number;
  /** How much of it is met. */
  readonly status: TurnoverStatus;
  /** Whether it still counts, is met, or was called off. */
  readonly state: 'running' | 'done' | 'void';
  /** When it ends, and the instant that decides whether it has. */
  readonly end?: { readonly at: EpochSeconds; readonly now: EpochSeconds };
  /** The list around it already made the list item, as long lists do. */
  readonly isInsideItem?: boolean;
}

function Progress({ state, status }: Pick<TurnoverTaskProps, 'state' | 'status'>) {
  const text = useText();
  if (state === 'done') return <StatusTag status="complete" label={text('st.complete')} />;
  if (state === 'void') return <StatusTag status="neutral" label={text('flow.void')} />;
  return <>{turnoverPercent(status)}%</>;
}

function Facts({ at, amount, times, end }: Pick<TurnoverTaskProps, 'at' | 'amount' | 'times' | 'end'>) {
  const text = useText();
  const endId = end !== undefined && end.at <= end.now ? 'flow.over' : 'flow.ends';
  return (
    <>
      <span className={fact}>{text('flow.times', { amount: formatPeso(amount), n: times })}</span>
      <span className={fact}>
        {end === undefined ? <Time at={at} /> : text(endId, { time: formatManila(end.at, 'minute') })}
      </span>
    </>
  );
}

/** One source of turnover: what brought it, how often it is to be played, and how much of it is. */
export function TurnoverTask({ title, status, state, isInsideItem = false, ...facts }: TurnoverTaskProps) {
  const text = useText();
  const { neededTurnover, doneTurnover } = status;
  return (
    <Row
      isInsideItem={isInsideItem}
      title={title}
      value={<Money amount={neededTurnover} size="amt" tone={state === 'void' ? 'faint' : 'default'} />}
      {...(state !== 'void' && {
        meter: (
          <Meter
            label={title}
            progress={state === 'done' ? 1 : turnoverPercent(status) / 100}
            spoken={text('common.of', { have: formatPeso(doneTurnover), need: formatPeso(neededTurnover) })}
          />
        ),
      })}
      caption={<Facts {...facts} />}
      detail={<Progress state={state} status={status} />}
    />
  );
}
