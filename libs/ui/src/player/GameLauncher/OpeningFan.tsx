import { fanBlades } from '../../geometry/fanBlades';
import { BLADE_COUNT, blades, fan } from './GameLauncher.css';

const shape = { count: BLADE_COUNT, outer: 84, inner: 72.2 } as const;
const paths = fanBlades(shape);

/** A fan that opens once while a game does. */
export function OpeningFan({ label }: { readonly label: string }) {
  return (
    <div role="progressbar" aria-label={label}>
      <svg className={fan} viewBox={`0 0 ${shape.outer * 2} ${shape.outer + 2}`} aria-hidden="true">
        {paths.map((path, index) => (
          <path key={path} d={path} className={blades[index]} />
        ))}
      </svg>
    </div>
  );
}
