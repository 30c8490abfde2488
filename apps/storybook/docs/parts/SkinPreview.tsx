import { Stack } from '@kislap/ui';
import type { Scheme, Skin } from '@kislap/ui/skins';

import { inset, stage } from './preview.css';
import { PreviewForm } from './PreviewForm';
import { PreviewHead } from './PreviewHead';
import { PreviewList } from './PreviewList';
import { skinVariables } from './skinVariables';

interface SkinPreviewProps {
  readonly skin: Skin;
  readonly scheme: Scheme;
}

/** Real parts of the kit in a skin that no deploy carries yet. */
export function SkinPreview({ skin, scheme }: SkinPreviewProps) {
  return (
    <div className={stage} style={skinVariables(skin, scheme)}>
      <PreviewHead name={skin.name} />
      <div className={inset}>
        <Stack gap={4}>
          <PreviewForm />
          <PreviewList />
        </Stack>
      </div>
    </div>
  );
}
