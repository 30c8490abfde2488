import {
  budLine,
  budShape,
  heart,
  innerPetals,
  knot,
  nowGlow,
  outerPetals,
  usedCheck,
  usedDisc,
} from './GarlandStepper.css';
import { bud, sampaguita } from './sampaguita';

/** A step that has been taken, the one that is next to take, or one still to come. */
export type GarlandStepState = 'used' | 'now' | 'next';

/** One flower of a garland: ticked when used, in bloom now, a bud while it waits. Drawn around the origin. */
export function GarlandPoint({ state }: { readonly state: GarlandStepState }) {
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
