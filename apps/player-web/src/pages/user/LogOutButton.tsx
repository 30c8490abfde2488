import { logOut } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Button, signOutRegular } from '@kislap/ui';
import { useState } from 'react';
import { go } from '../../navigation/go';
import { openOverlay } from '../../overlays/openOverlay';
import { session } from '../../session/session';
import { untilAtHome } from './untilAtHome';

/** Ends the session after a question. On this device it ends whatever the operator answers. */
export function LogOutButton() {
  const text = useText();
  const [isLeaving, setLeaving] = useState(false);

  const leave = async (): Promise<void> => {
    const words = { title: text('auth.logoutAsk'), detail: text('user.logoutWhy') };
    const answers = { yes: text('auth.logout'), no: text('common.cancel') };
    const outcome = await openOverlay('confirm', { ...words, ...answers });
    if (outcome.type === 'dismissed') return;
    setLeaving(true);
    await logOut({ attempts: 1 }).catch(() => undefined);
    // Home first: on a page for players alone, a guest would be sent to the login.
    await go('/', { replace: true });
    await untilAtHome();
    session.signOut();
  };
  return (
    <Button
      variant="outline"
      isBlock
      glyph={signOutRegular}
      isLoading={isLeaving}
      onClick={() => void leave()}
    >
      {text('auth.logout')}
    </Button>
  );
}
