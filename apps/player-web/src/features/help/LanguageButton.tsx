import { useText } from '@kislap/i18n';
import { Button, globeRegular } from '@kislap/ui';
import { openOverlay } from '../../navigation/overlays/openOverlay';

/** Opens the choice of the language. */
export function LanguageButton() {
  const text = useText();
  return (
    <Button variant="text" size="sm" glyph={globeRegular} onClick={() => void openOverlay('language', {})}>
      {text('set.language')}
    </Button>
  );
}
