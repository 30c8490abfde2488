import { useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useSWRConfig } from 'swr';
import { appAnswers } from '../../offline/appAnswers';
import { forgetPictures } from '../../offline/forgetPictures';
import { openOverlay } from '../../overlays/openOverlay';
import { useUserId } from '../../session/useUserId';
import { deviceStorage } from '../../storage/deviceStorage';
import { storedKeys } from '../../storage/storedKeys';

/**
 * Forgets, after a question, what can be asked for again: answers of the operator, pictures, searches, the games that
 * were opened here. The session and what the player has set stay, and so does the app itself, which works offline.
 */
export function useClearCache(): () => Promise<void> {
  const text = useText();
  const userId = useUserId();
  const { mutate } = useSWRConfig();
  return async () => {
    const words = { title: text('set.clear'), detail: text('set.clearWhy') };
    const answers = { yes: text('set.clear'), no: text('common.cancel') };
    const outcome = await openOverlay('confirm', { ...words, ...answers });
    if (outcome.type === 'dismissed') return;
    deviceStorage.remove(storedKeys.searches);
    if (userId !== undefined) deviceStorage.remove(storedKeys.recentGames(userId));
    await Promise.all([appAnswers?.forgetAll(), forgetPictures()]);
    await mutate(() => true, undefined, { revalidate: true });
    toast({ kind: 'success', title: text('set.cleared') });
  };
}
