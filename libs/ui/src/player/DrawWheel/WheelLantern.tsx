import { polarPoint } from '../../geometry/polarPoint';
import { kite, knot, lantern, scallop, tassel, well } from './DrawWheel.css';
import { wheelStar } from './wheelStar';

const litColours = ['amber', 'rose', 'amber', 'violet', 'rose'] as const;
const shadedColours = ['coral', 'coral', 'coral', 'rose', 'coral'] as const;

const SCALLOPS = 30;
const scallops = Array.from({ length: SCALLOPS }, (_, index) =>
  polarPoint({ x: 195, y: 195, radius: 132 }, 90 + (index * 360) / SCALLOPS),
);

const tassels = [
  { x: 82, threads: 'M0 2q-6 26-16 52m16-52q-2 28-4 58m4-58q2 28 6 52', bright: 'M0 2q-8 24-28 40' },
  { x: 308, threads: 'M0 2q6 26 16 52m-16-52q2 28 4 58m-4-58q-2 28-6 52', bright: 'M0 2q8 24 28 40' },
] as const;

/** What stands still behind the disc: the star, its scalloped frame and two tassels. */
export function WheelLantern() {
  return (
    <svg viewBox="0 0 390 414" className={lantern} aria-hidden="true">
      {wheelStar.map(({ lit, shaded }, index) => (
        <g key={lit}>
          <path d={lit} className={kite({ colour: litColours[index] })} />
          <path d={shaded} className={kite({ colour: shadedColours[index] })} />
        </g>
      ))}
      <circle cx="195" cy="195" r="140" className={well} />
      {scallops.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r="13.5" className={scallop({ isOdd: index % 2 === 1 })} />
      ))}
      {tassels.map(({ x, threads, bright }) => (
        <g key={x} transform={`translate(${x} 350)`}>
          <circle r="5" className={knot} />
          <path d={threads} className={tassel({ colour: 'rose' })} />
          <path d={bright} className={tassel({ colour: 'amber' })} />
        </g>
      ))}
    </svg>
  );
}
