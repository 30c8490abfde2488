import { useState } from 'react';

import { caretRightBold, megaphoneDuotone } from '../../icons/games';
import { Icon } from '../../primitives/Icon/Icon';
import { useAutoplay } from '../Carousel/useAutoplay';
import { line, ticker } from './Ticker.css';

interface TickerProps {
  /** Spoken purpose of pressing it: "All notices". */
  readonly label: string;
  /** What runs through, in order; the id stays with its line. */
  readonly lines: readonly { readonly id: string; readonly text: string }[];
  /** What pressing it does. */
  readonly onPress: () => void;
}

/**
 * Notices, one line at a time. The line changes every six seconds, pauses while touched or focused, and rests
 * after one round. Nothing shows when there is nothing to say.
 */
export function Ticker({ label, lines, onPress }: TickerProps) {
  const [turns, setTurns] = useState(0);
  const pause = useAutoplay(lines.length > 1 && turns < lines.length, () => setTurns(turns + 1));
  const shown = lines[turns % lines.length];
  if (shown === undefined) return null;
  return (
    <button
      type="button"
      className={ticker}
      data-opens="sheet"
      data-title={label}
      onClick={onPress}
      aria-label={`${label}: ${shown.text}`}
      {...pause}
    >
      <Icon glyph={megaphoneDuotone} size="sm" />
      <span key={shown.id} className={line}>
        {shown.text}
      </span>
      <Icon glyph={caretRightBold} size="xs" />
    </button>
  );
}
