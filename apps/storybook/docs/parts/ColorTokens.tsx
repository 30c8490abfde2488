import { Text } from '@kislap/ui';
import { vars } from '@kislap/ui/skins';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import { card, grid, shown, swatch } from './docs.css';
import { measured } from './ContrastTable';
import { Part } from './Part';
import { useActiveSkin } from './useActiveSkin';

/** Every colour of the contract as the active skin fills it, and how far it is from what it stands on. */
export function ColorTokens() {
  const { skin, scheme } = useActiveSkin();
  const values = new Map(Object.entries(skin.schemes[scheme].color));
  const pairs = measured(skin.schemes[scheme]);
  return (
    <Part>
      <ul className={grid}>
        {Object.entries(vars.color).map(([role, variable]) => {
          const tightest = pairs.find(({ front }) => front === role);
          return (
            <li key={role} className={card}>
              <span className={swatch} style={assignInlineVars({ [shown]: variable })} />
              <Text size="titleSm">{role}</Text>
              <Text size="cap" tone="muted">
                {values.get(role)}
              </Text>
              {tightest && (
                <Text size="cap" tone="muted">
                  {`${tightest.ratio.toFixed(2)}:1 at least, on ${tightest.back}`}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
