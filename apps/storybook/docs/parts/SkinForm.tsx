import { Select, Stack, Text } from '@kislap/ui';
import type { SkinSeed } from '@kislap/ui/skins';
import { useId } from 'react';

import { columns } from './docs.css';
import { colorInput, colorRow, slider } from './preview.css';

interface SkinFormProps {
  readonly seed: SkinSeed;
  readonly onChange: (seed: SkinSeed) => void;
}

const fonts = ['Kislap Sans', 'Perlas Sans', 'system-ui'].map((font) => ({ value: font, label: font }));

const motifs = [
  { value: 'rays', label: 'Rays' },
  { value: 'ripples', label: 'Ripples' },
  { value: 'none', label: 'Nothing' },
] as const;

/** What a skin is made from. */
export function SkinForm({ seed, onChange }: SkinFormProps) {
  const chooseMotif = (chosen: string) => {
    const motif = motifs.find(({ value }) => value === chosen)?.value;
    if (motif !== undefined) onChange({ ...seed, motif });
  };
  return (
    <div className={columns}>
      <SkinColors colors={seed.colors} onChange={(colors) => onChange({ ...seed, colors })} />
      <Stack gap={3}>
        <Select
          label="Font"
          placeholder="Choose a font"
          value={seed.font}
          onValueChange={(font) => onChange({ ...seed, font })}
          options={fonts}
        />
        <Select
          label="Over the sky"
          placeholder="Choose what shines"
          value={seed.motif ?? 'rays'}
          onValueChange={chooseMotif}
          options={motifs}
        />
        <RadiusSlider radius={seed.radius} onChange={(radius) => onChange({ ...seed, radius })} />
      </Stack>
    </div>
  );
}

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
function SkinColors({ colors, onChange }: SkinColorsProps) {
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

interface RadiusSliderProps {
  readonly radius: number;
  readonly onChange: (radius: number) => void;
}

/** The corner of a field, from which all corners follow. */
function RadiusSlider({ radius, onChange }: RadiusSliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>
        <Text as="span">{`Corner of a field: ${radius} px`}</Text>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={28}
        className={slider}
        value={radius}
        onChange={({ currentTarget: { value } }) => onChange(Number(value))}
      />
    </div>
  );
}
