import { useText } from '@kislap/i18n';
import { Button, Inline } from '@kislap/ui';
import { openExternal } from '../native/openExternal';
import { useRuntimeConfig } from './RuntimeConfigContext';

/** The operator's terms and privacy notice, beside the app; nothing for an operator who names none. */
export function LegalLinks() {
  const text = useText();
  const { termsUrl = '', privacyUrl = '' } = useRuntimeConfig();
  if (termsUrl === '' && privacyUrl === '') return null;
  return (
    <Inline wrap>
      {termsUrl !== '' && (
        <Button variant="text" size="sm" onClick={() => openExternal(termsUrl)}>
          {text('legal.terms')}
        </Button>
      )}
      {privacyUrl !== '' && (
        <Button variant="text" size="sm" onClick={() => openExternal(privacyUrl)}>
          {text('legal.privacy')}
        </Button>
      )}
    </Inline>
  );
}
