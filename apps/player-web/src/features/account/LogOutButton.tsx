import { useText } from '@kislap/i18n';
import { Button, signOutRegular } from '@kislap/ui';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { logOut } from '../../session/logOut';

/** Ends the session after a question. On this device it ends at once, whatever the operator answers and when. */
export function LogOutButton() {
  const text = useText();

  const leave = async (): Promise<void> => {
    const words = { title: text('auth.logoutAsk'), detail: text('user.logoutWhy') };
    const answers = { yes: text('auth.logout'), no: text('common.cancel') };
    const outcome = await openOverlay('confirm', { ...words, ...answers });
    if (outcome.type === 'answered') await logOut('/');
  };
  return (
    <Button variant="outline" isBlock glyph={signOutRegular} onClick={() => void leave()}>
      {text('auth.logout')}
    </Button>
  );
}
