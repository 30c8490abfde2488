import { sectorBlades } from '../../geometry/sectorBlades';
import { unlit } from './VipHead.css';

const blades = sectorBlades({
  count: 5,
  pivot: { x: 36, y: 46 },
  outer: 33,
  inner: 13,
  from: -81,
  to: 81,
  gap: 2,
});

/** The fan of a level that is not known yet. */
export function UnlitFan() {
  return (
    <svg viewBox="0 0 72 72" width="180" height="180" className={unlit} aria-hidden="true">
      {blades.map((path) => (
        <path key={path} d={path} />
      ))}
      <circle cx="36" cy="46" r="12" />
    </svg>
  );
}
