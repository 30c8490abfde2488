import { BUNTING_BOX, buntingPennants, buntingStrings } from '../../geometry/bunting';
import { bunting, pennants, string } from './Bunting.css';

/** Banderitas over the promotions, where the skin has them. They say nothing and are not in the tree of names. */
export function Bunting() {
  return (
    <svg className={bunting} viewBox={`0 0 ${BUNTING_BOX.width} ${BUNTING_BOX.height}`} aria-hidden="true">
      {buntingStrings.map((path) => (
        <path key={path} d={path} className={string} />
      ))}
      {buntingPennants.map((path, index) => (
        <path key={path} d={path} className={pennants[index % pennants.length]} />
      ))}
    </svg>
  );
}
