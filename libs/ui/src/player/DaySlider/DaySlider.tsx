import { dayText, useText } from '@kislap/i18n';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import { moneyParts } from '../../primitives/Money/moneyParts';
import type { DayAmount, DayChoice } from '../NetChart/DayAmount';
import { dayCount, slider } from './DaySlider.css';

interface DaySliderProps {
  /** Oldest first, as they are drawn. */
  readonly days: readonly DayAmount[];
  /** The day that is chosen, from 0. */
  readonly index: number;
  /** The player moved to another day. */
  readonly onChange: DayChoice['onChange'];
}

const signed = (amount: DayAmount['amount']) => {
  const { sign, whole, decimals } = moneyParts(amount, 'always', false);
  return `${sign}${whole}${decimals}`;
};

/** Lies over a chart and chooses a day of it: by tap, by drag, and with the arrow keys. */
export function DaySlider({ days, index, onChange }: DaySliderProps) {
  const text = useText();
  const chosen = days[index];
  const reading =
    chosen === undefined
      ? ''
      : text('chart.reading', { day: dayText(text, chosen.day), amount: signed(chosen.amount) });
  return (
    <input
      type="range"
      className={slider}
      style={assignInlineVars({ [dayCount]: String(days.length) })}
      aria-label={text('chart.pick')}
      aria-valuetext={reading}
      min={0}
      max={days.length - 1}
      step={1}
      value={index}
      onChange={(event) => {
        const next = days[event.currentTarget.valueAsNumber];
        if (next !== undefined) onChange(next.day);
      }}
    />
  );
}
