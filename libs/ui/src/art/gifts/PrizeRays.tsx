import { prizeRays } from './PrizeRays.css';

const CENTRE = { x: 100, y: 70 } as const;
const RAYS = 16;
/** A ray from the inner to the outer radius, each with half its width. */
const RAY = { inner: 48, innerHalf: 2.2, outer: 68, outerHalf: 4 } as const;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** One ray, a strip that widens outwards. */
function rayPath(index: number): string {
  const angle = (index * 2 * Math.PI) / RAYS;
  const at = (along: number, across: number) => {
    const x = CENTRE.x + along * Math.cos(angle) - across * Math.sin(angle);
    const y = CENTRE.y + along * Math.sin(angle) + across * Math.cos(angle);
    return `${rounded(x)} ${rounded(y)}`;
  };
  const { inner, innerHalf, outer, outerHalf } = RAY;
  return `M${at(inner, -innerHalf)}L${at(outer, -outerHalf)}L${at(outer, outerHalf)}L${at(inner, innerHalf)}Z`;
}

const rays = Array.from({ length: RAYS }, (_, index) => rayPath(index)).join('');

/** Light around a prize, as large as a scene. */
export function PrizeRays() {
  return (
    <svg viewBox="0 0 200 140" className={prizeRays} aria-hidden="true">
      <path d={rays} />
    </svg>
  );
}
