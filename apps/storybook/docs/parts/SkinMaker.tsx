import { Stack, Text } from '@kislap/ui';
import { createSkin } from '@kislap/ui/skins';
import type { SkinSeed } from '@kislap/ui/skins';
import { useState } from 'react';

import { ContrastTable } from './ContrastTable';
import { columns } from './docs.css';
import { Part } from './Part';
import { code } from './preview.css';
import { SkinForm } from './SkinForm';
import { SkinPreview } from './SkinPreview';
import { WithMessages } from './WithMessages';

/** The file that makes this skin. */
const skinSource = ({
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

const start: SkinSeed = {
  id: 'bago',
  name: 'Bago',
  colors: { ground: '#3B2415', accent: '#E2582E', festive: '#F5C451' },
  font: 'Kislap Sans',
  radius: 14,
  motif: 'rays',
};

/** Three colours, one font and one radius, and what becomes of them. Nothing is kept. */
export function SkinMaker() {
  const [seed, setSeed] = useState(start);
  const skin = createSkin(seed);
  return (
    <Part>
      <WithMessages>
        <Stack gap={6}>
          <SkinForm seed={seed} onChange={setSeed} />
          <div className={columns}>
            <SkinPreview skin={skin} scheme="dark" />
            <SkinPreview skin={skin} scheme="light" />
          </div>
          <div className={columns}>
            <ContrastTable label="Dark" scheme={skin.schemes.dark} />
            <ContrastTable label="Light" scheme={skin.schemes.light} />
          </div>
          <Text isStrong>{`The file: libs/ui/src/theme/skins/${seed.id}.ts`}</Text>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <pre className={code} tabIndex={0}>
            {skinSource(seed)}
          </pre>
        </Stack>
      </WithMessages>
    </Part>
  );
}
