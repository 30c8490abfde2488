import { ContrastTable } from './ContrastTable';
import { Part } from './Part';
import { useActiveSkin } from './useActiveSkin';

/** Contrast of the skin and scheme in the toolbar. */
export function ActiveContrast() {
  const { skin, scheme } = useActiveSkin();
  return (
    <Part>
      <ContrastTable label={`${skin.name}, ${scheme}`} scheme={skin.schemes[scheme]} />
    </Part>
  );
}
