import type { CheckInBlade } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useState } from 'react';

import { CHECK_IN_FAN, WEEK } from '../../geometry/checkInBlade';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { day, fan, hub, hubDisc, word } from './CheckInFan.css';
import { BladeButton, BladeDrawing } from './FanBlade';

interface CheckInFanProps {
  /** The week of check-in days; nothing while it is not known. */
  readonly blades: readonly CheckInBlade[] | undefined;
  /** Whether today's prize can be claimed now: the conditions are met and no repair comes first. */
  readonly isReady: boolean;
  /** A day was pressed: claim it, repair it, or tell more about it. */
  readonly onDayPress: (day: number) => void;
}

/** The day in the hub: the one that a check-in or repair works on, or the last claimed one once today is done. */
const hubDay = (blades: readonly CheckInBlade[]) =>
  blades.find(({ state }) => state === 'today' || state === 'repairable')?.day ??
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
 * The week of check-ins as an opening fan: claimed, today, repairable, missed and future days. Blades are silent; each
 * button names its day, prize and state. A press during the opening shows the open fan at once.
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

/** The day the fan stands at, where its blades meet. */
function FanHub({ dayNumber }: { readonly dayNumber: number }) {
  const text = useText();
  return (
    <p className={hub}>
      <VisuallyHidden>{text('sign.day', { n: dayNumber })}</VisuallyHidden>
      <span className={word} aria-hidden>
        {text('sign.dayWord')}
      </span>
      <span className={day} aria-hidden>
        {dayNumber}
      </span>
    </p>
  );
}
