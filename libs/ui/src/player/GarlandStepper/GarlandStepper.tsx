import { GARLAND_BOX, garlandPoints } from './garland';
import { GarlandPoint } from './GarlandPoint';
import type { GarlandStepState } from './GarlandPoint';
import { drawing, garland, label, labels, string } from './GarlandStepper.css';

interface GarlandStepperProps {
  /** In order, each with its rate and the word for its state. */
  readonly steps: readonly {
    readonly rate: string;
    readonly word: string;
    readonly state: GarlandStepState;
  }[];
}

/**
 * Steps with an order as flowers on a string: the first five deposits. The flowers are silent, the rates and
 * words under them say the same.
 */
export function GarlandStepper({ steps }: GarlandStepperProps) {
  const points = garlandPoints(steps.length);
  const path = points.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <span className={garland}>
      <svg className={drawing} viewBox={`0 0 ${GARLAND_BOX.width} ${GARLAND_BOX.height}`} aria-hidden="true">
        <path d={`M${path}`} className={string} />
        {points.map(({ x, y }, index) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <GarlandPoint state={steps[index]?.state ?? 'next'} />
          </g>
        ))}
      </svg>
      <span className={labels}>
        {steps.map(({ rate, word, state }, index) => (
          <span key={index} className={label} data-step={state}>
            <span>{rate}</span>
            <span>{word}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
