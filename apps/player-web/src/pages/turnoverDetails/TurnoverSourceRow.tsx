import { serverNow } from '@kislap/api';
import type { TurnoverSource } from '@kislap/api';
import { epochSecondsFrom } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { TurnoverTask } from '@kislap/ui';

interface TurnoverSourceRowProps {
  readonly source: TurnoverSource;
}

/** One source of turnover. The operator's title, or its kind where it has none. */
export function TurnoverSourceRow({ source }: TurnoverSourceRowProps) {
  const text = useText();
  const { title, kind, at, amount, times, standing, state, endsAt } = source;
  return (
    <TurnoverTask
      isInsideItem
      title={title === '' ? text(`flow.kind.${kind}`) : title}
      at={at}
      amount={amount}
      times={times}
      standing={standing}
      state={state}
      {...(endsAt !== undefined && { end: { at: endsAt, now: epochSecondsFrom(serverNow() / 1000) } })}
    />
  );
}
