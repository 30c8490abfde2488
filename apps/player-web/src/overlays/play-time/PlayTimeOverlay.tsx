import { setRealityCheck, setTimeLimit } from '@kislap/api';
import type { PlayLimits, TimeLimit } from '@kislap/api';
import { isLimitMinutes, limitBounds, realityCheckMinutes } from '@kislap/domain';
import { minutesText, useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { Button, OptionGroup, OptionRow, Sheet, Stack, Text, TextField } from '@kislap/ui';
import { useState } from 'react';
import { ConfirmLimit } from '../../features/limits/ConfirmLimit';
import { useRaiseWaitHours } from '../../features/limits/useRaiseWaitHours';
import { operatorNow } from '../../device/clock/operatorNow';
import { useIsOnline } from '../../device/useIsOnline';
import { useSavePlayLimits } from '../../features/limits/useSavePlayLimits';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** How long the player plays in a day, or how often they are told how long it has been. */
export function PlayTimeOverlay({ modal, onAnswer, kind, limits }: OverlayProps<'play-time'>) {
  const text = useText();
  const onSaved = () => onAnswer('saved');
  return (
    <Sheet
      {...modal}
      title={text(kind === 'time' ? 'rg.limit.time' : 'rg.reality')}
      closeLabel={text('common.close')}
      isDraggable={false}
    >
      {kind === 'time' ? (
        <TimeChoice time={limits.time} onSaved={onSaved} />
      ) : (
        <RealityChoice every={limits.checkEveryMinutes} onSaved={onSaved} />
      )}
    </Sheet>
  );
}

interface TimeChoiceProps {
  readonly time: TimeLimit | undefined;
  readonly onSaved: () => void;
}

const usual: readonly number[] = [30, 60, 90, 120, 180, 240];

function savedWords({ time }: PlayLimits): MessageId {
  if (time?.waiting === undefined) return 'rg.saved';
  return time.waiting.minutes === undefined ? 'rg.removalAsked' : 'rg.waits';
}

const digitsOf = (typed: string) => typed.replace(/\D/g, '').slice(0, String(limitBounds.mostMinutes).length);

/** Chooses the time of a day, a usual one or any other, confirms more of it once its wait is over, or takes the limit away. */
function TimeChoice({ time, onSaved }: TimeChoiceProps) {
  const text = useText();
  const isOnline = useIsOnline();
  const hours = useRaiseWaitHours();
  const { isSaving, save } = useSavePlayLimits(onSaved);
  const [typed, setTyped] = useState(time === undefined ? '' : String(time.minutes));
  const chosen = typed !== '' && isLimitMinutes(Number(typed)) ? Number(typed) : undefined;
  const bounds = text('rg.minutesBounds', { least: limitBounds.fewestMinutes });
  const request = (minutes: number | undefined) => save(() => setTimeLimit(minutes), savedWords);
  return (
    <Stack gap={4}>
      <ConfirmTime time={time} isSaving={isSaving} onConfirm={request} />
      <TimeOptions held={time?.minutes} chosen={chosen} onChoose={(minutes) => setTyped(String(minutes))} />
      <TextField
        label={text('rg.minutesADay')}
        description={bounds}
        error={typed !== '' && chosen === undefined ? bounds : undefined}
        inputMode="numeric"
        autoComplete="off"
        clean={digitsOf}
        value={typed}
        onValueChange={setTyped}
      />
      <Text size="sm" tone="muted">
        {text('rg.timeWhy')} {text('rg.lower')}. {text('rg.raise', { h: hours })}.
      </Text>
      <Button
        isBlock
        isLoading={isSaving}
        disabled={!isOnline || chosen === undefined}
        onClick={() => request(chosen)}
      >
        {text('rg.save')}
      </Button>
      {time !== undefined && (
        <Button variant="quiet" isBlock disabled={!isOnline} onClick={() => request(undefined)}>
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
      {[...choices]
        .sort((one, other) => one - other)
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
  const { minutes, until } = waiting;
  const label =
    minutes === undefined
      ? text('rg.confirmRemoval')
      : text('rg.confirmRaise', { x: minutesText(text, minutes) });
  return (
    <ConfirmLimit label={label} until={until} isSaving={isSaving} onConfirm={() => onConfirm(minutes)} />
  );
}

interface RealityChoiceProps {
  /** Minutes; `undefined` where the operator has no reality check. */
  readonly every: number | undefined;
  readonly onSaved: () => void;
}

/** Chooses how often a game is covered to say how long it has been. */
function RealityChoice({ every, onSaved }: RealityChoiceProps) {
  const text = useText();
  const isOnline = useIsOnline();
  const { isSaving, save } = useSavePlayLimits(onSaved);
  const [chosen, setChosen] = useState(realityCheckMinutes.find((minutes) => minutes === every));
  return (
    <Stack gap={4}>
      <OptionGroup
        label={text('rg.reality')}
        layout="rows"
        value={chosen === undefined ? undefined : String(chosen)}
        onChange={(value) => setChosen(realityCheckMinutes.find((minutes) => String(minutes) === value))}
      >
        {realityCheckMinutes.map((minutes) => (
          <OptionRow
            key={minutes}
            value={String(minutes)}
            title={text('rg.realityEvery', { n: minutes })}
            look="plain"
          />
        ))}
      </OptionGroup>
      <Text size="sm" tone="muted">
        {text('rg.realityWhy')}
      </Text>
      <Button
        isBlock
        isLoading={isSaving}
        disabled={!isOnline || chosen === undefined}
        onClick={() =>
          chosen !== undefined &&
          save(
            () => setRealityCheck(chosen),
            () => 'rg.realitySaved',
          )
        }
      >
        {text('common.save')}
      </Button>
    </Stack>
  );
}
