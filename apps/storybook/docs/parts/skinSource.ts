import type { SkinSeed } from '@kislap/ui/skins';

/** The file that makes this skin. */
export const skinSource = ({
  id,
  name,
  colors,
  font,
  radius,
  motif,
}: SkinSeed): string => `import { createSkin } from '../createSkin';

export const ${id} = createSkin({
  id: '${id}',
  name: '${name}',
  colors: { ground: '${colors.ground}', accent: '${colors.accent}', festive: '${colors.festive}' },
  font: '${font}',
  radius: ${radius},
  motif: '${motif ?? 'rays'}',
});
`;
