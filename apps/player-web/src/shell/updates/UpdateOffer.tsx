import { useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useEffect } from 'react';
import { appWorker } from '../../device/installed/appWorker';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { dirtyFormCount } from '../../navigation/dirtyForms';
import { followBuilds } from './followBuilds';

/** Says that a newer version of the app is ready, when the player has a hand free; it comes when they want it. */
export function UpdateOffer() {
  const text = useText();
  useEffect(() => {
    const mayReload = async (): Promise<boolean> => {
      if (dirtyFormCount() === 0) return true;
      const words = { title: text('app.formLost'), yes: text('app.reload'), no: text('common.cancel') };
      return (await openOverlay('confirm', words)).type === 'answered';
    };
    const accept = async (): Promise<void> => {
      if (!(await mayReload())) return;
      await appWorker.activateNewest();
      window.location.reload();
    };
    return followBuilds(() => {
      const shown = toast({
        kind: 'update',
        title: text('app.newVersion'),
        detail: text('app.stayLoggedIn'),
        action: { label: text('app.reload'), onPress: () => void accept() },
      });
      return shown.dismiss;
    });
  }, [text]);
  return null;
}
