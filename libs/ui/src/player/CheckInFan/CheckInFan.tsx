import type { CheckInBlade } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useState } from 'react';

import { CHECK_IN_FAN } from '../../geometry/checkInBlade';
import { BladeButton } from './BladeButton';
import { BladeDrawing } from './BladeDrawing';
import { fan, hubDisc } from './CheckInFan.css';
import { FanHub } from './FanHub';
import { WEEK } from './week';

interface CheckInFanProps {
  /** The week of check-in days; nothing while it is not known. */
  readonly blades: readonly CheckInBlade[] | undefined;
  /** Whether today's prize can be claimed now: the conditions are met and no repair comes first. */
  readonly isReady: boolean;
  /** A day was pressed: claim it, repair it, or tell more about it. */
  readonly onDayPress: (day: number) => void;
}

/** The day in the hub: today's, or the last claimed one once today is done. */
const hubDay = (blades: readonly CheckInBlade[]) =>
  blades.find(({ state }) => state === 'today')?.day ??
  Math.max(1, blades.filter(({ state }) => state === 'claimed').length);

const indexes = Array.from({ length: WEEK }, (_, index) => index);

function Hub() {
  return (
    <svg className={hubDisc} viewBox={`0 0 ${CHECK_IN_FAN.width} ${CHECK_IN_FAN.height}`} aria-hidden="true">
      <circle cx={CHECK_IN_FAN.pivotX} cy={CHECK_IN_FAN.pivotY} r="50" />
    </svg>
  );
}

function OpenFan({
  blades,
  isReady,
  onDayPress,
}: CheckInFanProps & { readonly blades: readonly CheckInBlade[] }) {
  const text = useText();
  const [isOpening, setOpening] = useState(true);
  const finish = () => setOpening(false);
  return (
    <ol
      aria-label={text('sign.title')}
      data-opening={isOpening}
      onAnimationEnd={({ target }) => {
        if (target instanceof SVGElement && target.closest('li')?.nextSibling === null) finish();
      }}
    >
      {blades.slice(0, WEEK).map((blade, index) => (
        <li key={blade.day}>
          <BladeDrawing index={index} state={blade.state} />
          <BladeButton index={index} blade={blade} isReady={isReady} onPress={onDayPress} onTouch={finish} />
        </li>
      ))}
    </ol>
  );
}

/**
 * The week of check-ins as a fan that opens blade by blade: what is claimed, today, to be repaired, missed and still
 * to come. The blades are silent; the button on each says its day, prize and state. A press during the opening shows
 * the open fan at once.
 */
export function CheckInFan({ blades, isReady, onDayPress }: CheckInFanProps) {
  return (
    <div className={fan}>
      <Hub />
      {indexes.slice(blades?.length).map((index) => (
        <BladeDrawing key={index} index={index} state={undefined} />
      ))}
      {blades !== undefined && (
        <>
          <OpenFan blades={blades} isReady={isReady} onDayPress={onDayPress} />
          <FanHub dayNumber={hubDay(blades)} />
        </>
      )}
    </div>
  );
}
