import { polarPoint } from '../../geometry/polarPoint';
import { lantern, pointerGem, pointerLit, pointerShaded, ring, stud } from './DrawWheel.css';

const STUDS = 30;
const studs = Array.from({ length: STUDS }, (_, index) =>
  polarPoint({ x: 195, y: 195, radius: 126 }, (index * 360) / STUDS),
);

/** What stands still in front of the disc: its rim and the pointer. */
export function WheelRim() {
  return (
    <svg viewBox="0 0 390 414" className={lantern} aria-hidden="true">
      <circle cx="195" cy="195" r="126" className={ring} />
      {studs.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r="2.2" className={stud} />
      ))}
      <path d="M195 84L179 46L195 32Z" className={pointerLit} />
      <path d="M195 84L211 46L195 32Z" className={pointerShaded} />
      <circle cx="195" cy="47" r="4.5" className={pointerGem} />
    </svg>
  );
}
