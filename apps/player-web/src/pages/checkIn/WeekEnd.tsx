import { serverNow } from '@kislap/api';
import { epochSecondsFrom } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Countdown, Text } from '@kislap/ui';

const operatorNow = (): EpochSeconds => epochSecondsFrom(Math.floor(serverNow() / 1000));

/** How long the last day of the week still lasts. */
export function WeekEnd({ at }: { readonly at: EpochSeconds }) {
  const text = useText();
  return (
    <Text size="sm" tone="muted" align="center" as="div">
      <Countdown
        until={at}
        endedText={text('sign.weekOver')}
        sentence={(time) => text('sign.weekEnds', { time })}
        now={operatorNow}
      />
    </Text>
  );
}
