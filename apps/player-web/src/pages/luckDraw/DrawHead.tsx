import { serverNow } from '@kislap/api';
import { epochSecondsFrom, formatMoney, goalShare, zeroMoney } from '@kislap/domain';
import type { DrawRound, DrawRules } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Countdown, DrawGoal, Text } from '@kislap/ui';

interface DrawHeadProps {
  readonly rules: DrawRules | undefined;
  readonly round: DrawRound | null | undefined;
  readonly isGuest: boolean;
}

const now = () => epochSecondsFrom(serverNow() / 1000);

/** The goal, exactly what is missing, and when the round really ends. */
export function DrawHead({ rules, round, isGuest }: DrawHeadProps) {
  const isUnbegun = isGuest || round === null || round?.state === 'none';
  const shown = isUnbegun ? { collected: zeroMoney, goal: rules?.goal } : round;
  return (
    <DrawGoal collected={shown?.collected} goal={shown?.goal}>
      {round && !isUnbegun && <RoundLine round={round} />}
    </DrawGoal>
  );
}

function RoundLine({ round }: { readonly round: DrawRound }) {
  const text = useText();
  const { percent, missing } = goalShare(round);
  const sentence = (time: string) => text('draw.endsIn', { time });
  switch (round.state) {
    case 'running':
      return (
        <>
          <Text size="cap" tone="muted">
            {text('draw.missing', { percent, x: formatMoney(missing) })}
          </Text>
          <Text size="cap" tone="muted" as="div">
            <Countdown until={round.endsAt} endedText={text('draw.ended')} sentence={sentence} now={now} />
          </Text>
        </>
      );
    case 'none':
      return null;
    case 'reached':
    case 'paid':
    case 'ended':
      return (
        <Text size="sm" tone="muted">
          {text(`draw.${round.state}`)}
        </Text>
      );
  }
}
