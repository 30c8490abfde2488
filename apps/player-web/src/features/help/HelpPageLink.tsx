import { useOperatorSettings } from '@kislap/api/react';
import { safeExternalUrl } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button } from '@kislap/ui';
import { openExternal } from '../../device/native/openExternal';

/** The page of who helps, which the operator names; nothing where it names none. */
export function HelpPageLink() {
  const text = useText();
  const { helpUrl = '' } = useOperatorSettings().data ?? {};
  if (safeExternalUrl(helpUrl, window.location.origin) === undefined || helpUrl === '') return null;
  return (
    <Button variant="text" isBlock onClick={() => openExternal(helpUrl)}>
      {text('rg.helpPage')}
    </Button>
  );
}
