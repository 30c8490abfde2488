import { useOperatorSettings } from '@kislap/api';
import { safeExternalUrl } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { InstallReasons, InstallSteps, Sheet, Text } from '@kislap/ui';
import { useEffect, useState } from 'react';
import { useClock } from '../../clock/ClockContext';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { installPrompt } from '../../install/installPrompt';
import { isIos } from '../../install/isIos';
import { downloadFile } from '../../native/downloadFile';
import { deviceStorage } from '../../storage/deviceStorage';
import { offerKeys } from '../../storage/offerKeys';
import type { OverlayProps } from '../OverlayProps';

type Step = 'reasons' | 'iosSteps' | 'menuHint';

const titles = {
  reasons: 'install.title',
  iosSteps: 'install.stepsTitle',
  menuHint: 'install.menuTitle',
} as const;

/** The invitation to the home screen: by the browser's own question where it has one, else by showing how. */
export function AddToHomeOverlay({ modal, onAnswer }: OverlayProps<'add-to-home'>) {
  const text = useText();
  const clock = useClock();
  const { operatorName: name } = useRuntimeConfig();
  const [step, setStep] = useState<Step>('reasons');
  const download = usePackageDownload();
  useEffect(() => {
    if (!modal.isOpen) deviceStorage.write(offerKeys.installClosedAt, clock.now());
  }, [modal.isOpen, clock]);
  const goOn = async (): Promise<void> => {
    if (isIos(navigator)) return setStep('iosSteps');
    const outcome = await installPrompt.ask();
    if (outcome === 'accepted') onAnswer('accepted');
    if (outcome === 'unavailable') setStep('menuHint');
  };
  return (
    <Sheet {...modal} title={text(titles[step], { name })} closeLabel={text('common.close')}>
      {step === 'reasons' && (
        <InstallReasons name={name} onContinue={() => void goOn()} onDownload={download} />
      )}
      {step === 'iosSteps' && <InstallSteps name={name} />}
      {step === 'menuHint' && <Text>{text('install.menu')}</Text>}
    </Sheet>
  );
}

/** Starts the download of the operator's app; nothing where there is none, or where its address is not to be trusted. */
function usePackageDownload(): (() => void) | undefined {
  const address = useOperatorSettings().data?.appPackageUrl;
  const url = address === undefined ? undefined : safeExternalUrl(address, window.location.origin);
  return url === undefined ? undefined : () => downloadFile(url);
}
