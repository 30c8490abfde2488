import type { CheckInBlade } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { PrizePicture } from '../../art/prizes/PrizePicture';
import { bandaidsDuotone } from '../../icons/glyphs/bandaidsDuotone';
import { checkCircleFill } from '../../icons/glyphs/checkCircleFill';
import { Icon } from '../../primitives/Icon/Icon';
import { bladeMessage } from './bladeMessage';
import {
  dayButton,
  dayContent,
  dayPlace,
  faded,
  mark,
  prizeDisc,
  prizeText,
  todayPlace,
} from './CheckInFan.css';
import { ShortPesos } from './ShortPesos';

interface BladeButtonProps {
  readonly index: number;
  readonly blade: CheckInBlade;
  readonly isReady: boolean;
  readonly onPress: (day: number) => void;
  /** A finger or a key is on it: whatever still moves has to be there now. */
  readonly onTouch: () => void;
}

/** Prizes grow over the week, and so do their pictures. */
const pictures = ['coin', 'coin', 'stack', 'coin', 'stack', 'basket', 'chest'] as const;

function BladeMark({ index, blade: { state } }: Pick<BladeButtonProps, 'index' | 'blade'>) {
  if (state === 'claimed' || state === 'repairable') {
    return (
      <span className={mark({ look: state })}>
        <Icon glyph={state === 'claimed' ? checkCircleFill : bandaidsDuotone} />
      </span>
    );
  }
  const picture = <PrizePicture kind={pictures[index] ?? 'coin'} size={26} />;
  if (state === 'today') return <span className={prizeDisc}>{picture}</span>;
  return <span {...(state === 'missed' && { className: faded })}>{picture}</span>;
}

/** The button on a blade: its prize to the eye, its whole meaning to the ear. */
export function BladeButton({ index, blade, isReady, onPress, onTouch }: BladeButtonProps) {
  const text = useText();
  const { state, day, reward } = blade;
  const spoken = bladeMessage(blade, isReady);
  const isToday = state === 'today';
  const place = isToday ? todayPlace[index] : dayPlace[index];
  return (
    <button
      type="button"
      className={`${dayButton} ${place}`}
      aria-label={text(spoken.id, spoken.values)}
      {...(isToday && { 'aria-current': 'date' })}
      onPointerDown={onTouch}
      onKeyDown={onTouch}
      onClick={() => onPress(day)}
    >
      <span className={dayContent[index]}>
        <BladeMark index={index} blade={blade} />
        <span className={prizeText({ look: state })}>
          {state === 'repairable' ? text('sign.repair') : <ShortPesos amount={reward.prize} />}
        </span>
      </span>
    </button>
  );
}
