import { assignInlineVars } from '@vanilla-extract/dynamic';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import {
  budLine,
  budShape,
  columns,
  drawing,
  garland,
  heart,
  innerPetals,
  knot,
  label,
  labels,
  nowGlow,
  outerPetals,
  string,
  usedCheck,
  usedDisc,
  word as wordStyle,
} from './GarlandStepper.css';

/** A sampaguita in full bloom around the origin: eight outer petals, seven inner ones. */
const sampaguita = {
  outer:
    'M0 0C10.6-5.8 20.8-5.8 22 0C20.8 5.8 10.6 5.8 0 0ZM0 0C11.2 4.7 17.5 12.7 13.7 17.2C8.4 19.8 2.1 11.9 0 0ZM0 0C3.3 11.6 1 21.5-4.9 21.4C-10.2 19-8 9 0 0ZM0 0C-7 9.8-16.2 14.2-19.8 9.5C-21.2 3.8-12.1-0.6 0 0ZM0 0C-12.1 0.6-21.2-3.8-19.8-9.5C-16.2-14.2-7-9.8 0 0ZM0 0C-8-9-10.2-19-4.9-21.4C1-21.5 3.3-11.6 0 0ZM0 0C2.1-11.9 8.4-19.8 13.7-17.2C17.5-12.7 11.2-4.7 0 0Z',
  inner:
    'M0 0C7.2-0.7 14.1 2.2 13.1 6.3C10.5 9.6 4 6.1 0 0ZM0 0C5 5.2 7 12.4 3.2 14.2C-1 14.2-2.3 6.9 0 0ZM0 0C-1 7.2-5.3 13.2-9.1 11.4C-11.7 8.1-6.8 2.5 0 0ZM0 0C-6.2 3.7-13.6 4.1-14.5 0C-13.6-4.1-6.2-3.7 0 0ZM0 0C-6.8-2.5-11.7-8.1-9.1-11.4C-5.3-13.2-1-7.2 0 0ZM0 0C-2.3-6.9-1-14.2 3.2-14.2C7-12.4 5-5.2 0 0ZM0 0C4-6.1 10.5-9.6 13.1-6.3C14.1-2.2 7.2 0.7 0 0Z',
} as const;

/** A closed bud around the origin, and the seam that runs down it. */
const bud = {
  shape: 'M0-11C9-5 8 7 0 10-8 7-9-5 0-11Z',
  seam: 'M0-11v21',
} as const;

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
            <StepWord word={word} run={runOf(steps, index)} />
          </span>
        ))}
      </span>
    </span>
  );
}

interface StepWordProps {
  readonly word: string;
  /** How many steps the word stands for; 0 where the step before says it. */
  readonly run: number;
}

/** Steps beside each other that say the same say it once to the eye, in the middle below them, and each to the ear. */
function StepWord({ word, run }: StepWordProps) {
  if (run === 0) return <VisuallyHidden>{word}</VisuallyHidden>;
  return (
    <span className={wordStyle} style={assignInlineVars({ [columns]: String(run) })}>
      {word}
    </span>
  );
}

/** How many steps from this one on say the same as it does; 0 when the one before says it already. */
function runOf(steps: GarlandStepperProps['steps'], index: number): number {
  const { word } = steps[index] ?? { word: '' };
  if (word === '') return 1;
  if (steps[index - 1]?.word === word) return 0;
  const next = steps.findIndex((step, place) => place > index && step.word !== word);
  return (next === -1 ? steps.length : next) - index;
}

/** A step that has been taken, the one that is next to take, or one still to come. */
type GarlandStepState = 'used' | 'now' | 'next';

/** One flower of a garland: ticked when used, in bloom now, a bud while it waits. Drawn around the origin. */
function GarlandPoint({ state }: { readonly state: GarlandStepState }) {
  if (state === 'used') {
    return (
      <>
        <circle r="15" className={knot} />
        <circle r="13" className={usedDisc} />
        <path d="M-5 0l3.5 3.5 6.5-7" className={usedCheck} />
      </>
    );
  }
  if (state === 'now') {
    return (
      <>
        <circle r="25" className={knot} />
        <circle r="25" className={nowGlow} />
        <path d={sampaguita.outer} className={outerPetals} />
        <path d={sampaguita.inner} className={innerPetals} />
        <circle r="2.9" className={heart} />
      </>
    );
  }
  return (
    <>
      <circle r="15" className={knot} />
      <path d={bud.shape} className={budShape} />
      <path d={bud.shape + bud.seam} className={budLine} />
    </>
  );
}

/** The box that garlands are drawn in, px. */
const GARLAND_BOX = { width: 326, height: 60 } as const;

const HIGHEST_Y = 26;
const SAG = 8;

/** Where the points of a garland hang: evenly spaced, lowest in the middle. */
export function garlandPoints(count: number): readonly { readonly x: number; readonly y: number }[] {
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, index) => {
    const fromMiddle = middle === 0 ? 0 : (index - middle) / middle;
    const x = ((index + 0.5) * GARLAND_BOX.width) / count;
    return { x: Math.round(x * 10) / 10, y: Math.round((HIGHEST_Y + SAG * (1 - fromMiddle ** 2)) * 10) / 10 };
  });
}
