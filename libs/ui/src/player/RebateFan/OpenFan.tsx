import { sectorBlades } from '../../geometry/sectorBlades';
import { band, blade, cord, fan, gem, hub } from './RebateFan.css';

const shape = { count: 11, pivot: { x: 100, y: 112 }, from: -84, to: 84 } as const;
const blades = sectorBlades({ ...shape, outer: 96, inner: 26, gap: 1.7 });
const bands = sectorBlades({ ...shape, outer: 84, inner: 78, gap: 2.3 });

/** The fan of the rebate, opening blade by blade from the first. */
export function OpenFan() {
  return (
    <svg viewBox="0 0 200 140" className={fan} aria-hidden="true">
      <g>
        {blades.map((path, index) => (
          <g key={path} className={blade({ isOdd: index % 2 === 1 })}>
            <path d={path} />
            <path d={bands[index]} className={band} />
          </g>
        ))}
      </g>
      <circle cx="100" cy="112" r="17" className={hub} />
      <circle cx="100" cy="112" r="10" className={gem} />
      <path d="M95 124q-8 4-9 12M105 124q8 4 9 12" className={cord} />
    </svg>
  );
}
