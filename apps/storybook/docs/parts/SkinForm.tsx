import { Select, Stack } from '@kislap/ui';
import type { SkinSeed } from '@kislap/ui/skins';

import { columns } from './docs.css';
import { RadiusSlider } from './RadiusSlider';
import { SkinColors } from './SkinColors';

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
