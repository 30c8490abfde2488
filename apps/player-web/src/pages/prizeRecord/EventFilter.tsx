import type { PrizeRecord } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { ChipGroup } from '@kislap/ui';

interface EventFilterProps {
  /** The record as far as it is loaded. */
  readonly prizes: readonly PrizeRecord[];
  /** `undefined` for all events. */
  readonly event: number | undefined;
  readonly onChange: (event: number | undefined) => void;
}

const ALL = 'all';

/** Narrows the record to one of the events in it. With one event there is nothing to choose. */
export function EventFilter({ prizes, event, onChange }: EventFilterProps) {
  const text = useText();
  const names = new Map(prizes.map((prize) => [prize.activityType, prize.event]));
  if (names.size < 2) return null;
  return (
    <ChipGroup
      label={text('prize.events')}
      layout="scroll"
      value={event === undefined ? ALL : String(event)}
      onValueChange={(chosen) => onChange(chosen === ALL ? undefined : Number(chosen))}
      options={[
        { value: ALL, label: text('prize.allEvents') },
        ...[...names].map(([type, name]) => ({ value: String(type), label: name || String(type) })),
      ]}
    />
  );
}
