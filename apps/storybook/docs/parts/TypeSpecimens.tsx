import { Stack, Text } from '@kislap/ui';
import { scales, vars } from '@kislap/ui/skins';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import { shown, shownBehind, specimen } from './docs.css';
import { Part } from './Part';

const tracking = new Map(Object.entries(vars.tracking));
const written = new Map(Object.entries(scales.type));

/** Every size of type, in the font of the active skin. */
export function TypeSpecimens() {
  return (
    <Part>
      <Stack gap={5}>
        {Object.entries(vars.type).map(([name, font]) => (
          <div key={name}>
            <p
              className={specimen}
              style={assignInlineVars({ [shown]: font, [shownBehind]: tracking.get(name) ?? '0' })}
            >
              {name.startsWith('amt') ? '₱12,480.50' : 'Kaunting liwanag, Ñiña'}
            </p>
            <Text size="cap" tone="muted">
              {`${name} · ${written.get(name)?.replace(' var(--kislap-font-family)', '') ?? ''}`}
            </Text>
          </div>
        ))}
      </Stack>
    </Part>
  );
}
