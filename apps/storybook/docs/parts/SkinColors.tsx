import { Stack, Text } from '@kislap/ui';
import type { SkinSeed } from '@kislap/ui/skins';
import { useId } from 'react';

import { colorInput, colorRow } from './preview.css';

interface SkinColorsProps {
  readonly colors: SkinSeed['colors'];
  readonly onChange: (colors: SkinSeed['colors']) => void;
}

const roles = [
  { role: 'ground', says: 'Ground: tints every plane' },
  { role: 'accent', says: 'Accent: what a player presses' },
  { role: 'festive', says: 'Festive: light, prizes, decoration' },
] as const;

/** The three colours. */
export function SkinColors({ colors, onChange }: SkinColorsProps) {
  const id = useId();
  return (
    <Stack gap={2}>
      {roles.map(({ role, says }) => (
        <div key={role} className={colorRow}>
          <input
            id={`${id}${role}`}
            type="color"
            className={colorInput}
            value={colors[role]}
            onChange={({ currentTarget: { value } }) => onChange({ ...colors, [role]: value.toUpperCase() })}
          />
          <label htmlFor={`${id}${role}`}>
            <Text as="span">{says}</Text>{' '}
            <Text as="span" size="cap" tone="muted">
              {colors[role]}
            </Text>
          </label>
        </div>
      ))}
    </Stack>
  );
}
