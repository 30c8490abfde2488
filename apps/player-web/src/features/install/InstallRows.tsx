import { useOperatorSettings } from '@kislap/api/react';
import { safeExternalUrl } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { downloadSimpleDuotone, Icon, plusSquareDuotone, Row } from '@kislap/ui';
import { downloadFile } from '../../device/native/downloadFile';
import { useInstallDoor } from './useInstallDoor';

/** The two ways to keep the app, in a list of rows; nothing where it is kept already. */
export function InstallRows() {
  const text = useText();
  const install = useInstallDoor();
  const download = usePackageDownload();
  if (install === undefined) return null;
  return (
    <>
      <Row
        media={<Icon glyph={plusSquareDuotone} />}
        title={text('install.door')}
        caption={text('install.intro')}
        onPress={install}
      />
      {download !== undefined && (
        <Row media={<Icon glyph={downloadSimpleDuotone} />} title={text('app.download')} onPress={download} />
      )}
    </>
  );
}

/**
 * Starts the download of the operator's app; nothing where there is none, or where its address is not to be trusted.
 */
export function usePackageDownload(): (() => void) | undefined {
  const address = useOperatorSettings().data?.appPackageUrl;
  const url = address === undefined ? undefined : safeExternalUrl(address, window.location.origin);
  return url === undefined ? undefined : () => downloadFile(url);
}
