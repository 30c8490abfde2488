import { Text } from '@kislap/ui';
import { vars } from '@kislap/ui/skins';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import { card, cornerBox, elevationBox, grid, shown } from './docs.css';
import { Part } from './Part';
import { useActiveSkin } from './useActiveSkin';

/** Corners and shadows of the active skin. */
export function ShapeTokens() {
  const { skin, scheme } = useActiveSkin();
  const corners = new Map(Object.entries(skin.radius));
  const shadows = new Map(Object.entries(skin.schemes[scheme].elevation));
  return (
    <Part>
      <ul className={grid}>
        {Object.entries(vars.radius).map(([name, variable]) => (
          <li key={name} className={card}>
            <span className={cornerBox} style={assignInlineVars({ [shown]: variable })} />
            <Text size="titleSm">{`radius.${name}`}</Text>
            <Text size="cap" tone="muted">
              {corners.get(name)}
            </Text>
          </li>
        ))}
        {Object.entries(vars.elevation).map(([level, variable]) => (
          <li key={level} className={card}>
            <span className={elevationBox} style={assignInlineVars({ [shown]: variable })} />
            <Text size="titleSm">{`elevation[${level}]`}</Text>
            <Text size="cap" tone="muted">
              {shadows.get(level)}
            </Text>
          </li>
        ))}
      </ul>
    </Part>
  );
}
