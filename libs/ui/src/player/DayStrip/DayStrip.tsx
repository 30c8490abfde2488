import { manilaDaysBack } from '@kislap/domain';
import type { DayKey, EpochSeconds } from '@kislap/domain';
import { dayText, useText, weekdayText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { useEffect, useRef } from 'react';

import { Option, OptionGroup } from '../../patterns/OptionGroup/OptionGroup';
import { weekday } from './DayStrip.css';

interface DayStripProps {
  /** The day of this instant is today. */
  readonly now: EpochSeconds;
  /** The day that is chosen. */
  readonly value: DayKey;
  /** The player chose another day. */
  readonly onChange: (day: DayKey) => void;
}

/** Today and the 29 days before it: as far back as records reach. */
const DAYS = 30;

const nameOf = (text: TranslateText, day: DayKey, back: number) => {
  if (back === 0) return text('common.today');
  return back === 1 ? text('common.yesterday') : weekdayText(text, day);
};

/** One Manila day out of the last thirty. The newest is first, because it is asked for most. */
export function DayStrip({ now, value, onChange }: DayStripProps) {
  const text = useText();
  const ref = useRef<HTMLDivElement>(null);
  const shownDay = useRef<DayKey>(undefined);
  useEffect(() => {
    // A page that was kept hidden runs this again when it is shown: it stays where it was scrolled to.
    if (shownDay.current === value) return;
    shownDay.current = value;
    const chosen = ref.current?.querySelector(`input[value="${CSS.escape(value)}"]`)?.parentElement;
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [value]);
  return (
    <div ref={ref}>
      <OptionGroup label={text('bet.day')} layout="scroller" value={value} onChange={onChange}>
        {manilaDaysBack(now, DAYS).map((day, back) => (
          <Option key={day} value={day} look="day">
            <span className={weekday}>{nameOf(text, day, back)}</span> {dayText(text, day)}
          </Option>
        ))}
      </OptionGroup>
    </div>
  );
}
