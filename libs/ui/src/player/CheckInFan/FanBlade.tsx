import { pesoText } from '@kislap/domain';
import type { CheckInBlade } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { Message, MessageId } from '@kislap/i18n';
import { useId } from 'react';

import { PrizePicture } from '../../art/prizes/PrizePicture';
import { CHECK_IN_FAN, checkInBlade, WEEK } from '../../geometry/checkInBlade';
import { checkCircleFill } from '../../icons/actions';
import { bandaidsDuotone } from '../../icons/checkIn';
import { Icon } from '../../primitives/Icon/Icon';
import {
  blade,
  bladeDrawing,
  dayButton,
  dayContent,
  dayPlace,
  faded,
  glowFrom,
  glowTo,
  mark,
  prizeDisc,
  prizeText,
  rim,
  todayPlace,
} from './CheckInFan.css';

interface BladeButtonProps {
  /** Which blade of the fan, from 0. */
  readonly index: number;
  /** The day, its reward and its state. */
  readonly blade: CheckInBlade;
  /** Whether it can be claimed now. */
  readonly isReady: boolean;
  /** The player pressed this day. */
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
      aria-current={isToday ? 'date' : state === 'repairable' ? 'step' : undefined}
      onPointerDown={onTouch}
      onKeyDown={onTouch}
      onClick={() => onPress(day)}
    >
      <span className={dayContent[index]}>
        <BladeMark index={index} blade={blade} />
        <span className={prizeText({ look: state })}>
          {text(state === 'repairable' ? 'sign.repair' : 'sign.tips', { amount: pesoText(reward.prize) })}
        </span>
      </span>
    </button>
  );
}

interface BladeDrawingProps {
  /** Which blade of the fan, from 0. */
  readonly index: number;
  /** Nothing while the day is not known: the blade is there and unlit. */
  readonly state: CheckInBlade['state'] | undefined;
}

const BOX = `0 0 ${CHECK_IN_FAN.width} ${CHECK_IN_FAN.height}`;

/** Two neighbouring blades that are not lit differ in their fill, so that the eye counts them. */
const lookOf = (state: CheckInBlade['state'], index: number) =>
  state === 'upcoming' && index % 2 === 1 ? 'upcomingEven' : state;

function TodayGlow({ id }: { readonly id: string }) {
  const { pivotX, pivotY } = CHECK_IN_FAN;
  return (
    <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={pivotX} cy={pivotY} r="190">
      <stop offset="0.3" className={glowFrom} />
      <stop offset="1" className={glowTo} />
    </radialGradient>
  );
}

/** One blade of the fan. What it means is in the button that stands on it. */
export function BladeDrawing({ index, state }: BladeDrawingProps) {
  const glowId = useId();
  const isToday = state === 'today';
  const shape = checkInBlade({ index, count: WEEK, isToday });
  const look = lookOf(state ?? 'upcoming', index);
  return (
    <svg className={bladeDrawing[index]} viewBox={BOX} aria-hidden="true" data-blade={state ?? 'unlit'}>
      {isToday && <TodayGlow id={glowId} />}
      <path d={shape.blade} className={blade({ look })} {...(isToday && { fill: `url(#${glowId})` })} />
      {state !== undefined && <path d={shape.rim} className={rim({ look })} />}
    </svg>
  );
}

const messages = {
  claimed: 'sign.bladeClaimed',
  repairable: 'sign.bladeRepairable',
  missed: 'sign.bladeMissed',
  upcoming: 'sign.bladeUpcoming',
} as const satisfies Record<Exclude<CheckInBlade['state'], 'today'>, MessageId>;

/** A blade in words: its day, its prize and what can be done with it. */
function bladeMessage({ day, reward, state }: CheckInBlade, isReady: boolean): Message {
  const id = state !== 'today' ? messages[state] : isReady ? 'sign.bladeReady' : 'sign.bladeToday';
  return { id, values: { n: day, x: pesoText(reward.prize) } };
}
