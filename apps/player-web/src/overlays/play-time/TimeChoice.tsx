import { setTimeLimit } from '@kislap/api';
import type { PlayLimits, TimeLimit } from '@kislap/api';
import { minutesText, useText } from '@kislap/i18n';
import { Button, OptionGroup, OptionRow, Stack, Text } from '@kislap/ui';
import { useState } from 'react';
import { operatorNow } from '../../clock/operatorNow';
import { useIsOnline } from '../../shell/useIsOnline';
import { useSavePlayLimits } from '../../responsible/useSavePlayLimits';

interface TimeChoiceProps {
  readonly time: TimeLimit | undefined;
  readonly onSaved: () => void;
}

const usual: readonly number[] = [30, 60, 90, 120, 180, 240];
const isWaiting = ({ time }: PlayLimits) => time?.waiting !== undefined;

/** Chooses the time of a day, confirms more of it once its wait is over, or takes the limit away. */
export function TimeChoice({ time, onSaved }: TimeChoiceProps) {
  const text = useText();
  const isOnline = useIsOnline();
  const { isSaving, save } = useSavePlayLimits(onSaved);
  const [chosen, setChosen] = useState(time?.minutes);
  const wish = (minutes: number | undefined) =>
    save(
      () => setTimeLimit(minutes),
      (limits) => (isWaiting(limits) ? 'rg.waits' : 'rg.saved'),
    );
  return (
    <Stack gap={4}>
      <ConfirmTime time={time} isSaving={isSaving} onConfirm={wish} />
      <TimeOptions held={time?.minutes} chosen={chosen} onChoose={setChosen} />
      <Text size="sm" tone="muted">
        {text('rg.timeWhy')} {text('rg.lower')}. {text('rg.raise')}.
      </Text>
      <Button
        isBlock
        isLoading={isSaving}
        disabled={!isOnline || chosen === undefined}
        onClick={() => wish(chosen)}
      >
        {text('rg.save')}
      </Button>
      {time !== undefined && (
        <Button variant="quiet" isBlock disabled={!isOnline} onClick={() => wish(undefined)}>
          {text('rg.remove')}
        </Button>
      )}
    </Stack>
  );
}

interface TimeOptionsProps {
  /** The limit as it is now: it stands among the usual ones. */
  readonly held: number | undefined;
  readonly chosen: number | undefined;
  readonly onChoose: (minutes: number) => void;
}

function TimeOptions({ held, chosen, onChoose }: TimeOptionsProps) {
  const text = useText();
  const choices = [...new Set([...usual, ...(held === undefined ? [] : [held])])];
  return (
    <OptionGroup
      label={text('rg.limit.time')}
      layout="rows"
      value={chosen === undefined ? undefined : String(chosen)}
      onChange={(minutes) => onChoose(Number(minutes))}
    >
      {choices
        .toSorted((one, other) => one - other)
        .map((minutes) => (
          <OptionRow key={minutes} value={String(minutes)} title={minutesText(text, minutes)} look="plain" />
        ))}
    </OptionGroup>
  );
}

interface ConfirmTimeProps {
  readonly time: TimeLimit | undefined;
  readonly isSaving: boolean;
  readonly onConfirm: (minutes: number | undefined) => void;
}

/** Asks once more for more time whose wait is over; nothing before that. */
function ConfirmTime({ time, isSaving, onConfirm }: ConfirmTimeProps) {
  const text = useText();
  const [now] = useState(operatorNow);
  const { waiting } = time ?? {};
  if (waiting === undefined || waiting.from > now) return null;
  const { minutes } = waiting;
  return (
    <Button variant="outline" isBlock isLoading={isSaving} onClick={() => onConfirm(minutes)}>
      {minutes === undefined
        ? text('rg.confirmRemoval')
        : text('rg.confirmRaise', { x: minutesText(text, minutes) })}
    </Button>
  );
}
