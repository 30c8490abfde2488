import { useText } from '@kislap/i18n';
import {
  Icon,
  infoDuotone,
  List,
  Row,
  scrollDuotone,
  Section,
  shieldCheckDuotone,
  slidersHorizontalDuotone,
  toast,
  trashRegular,
} from '@kislap/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import { appVersion } from '../../config/build';
import { runningBuild } from '../../config/build';
import { openExternal } from '../../device/native/openExternal';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { storedKeys } from '../../device/storage/storedKeys';
import { InstallRows } from '../../features/install/InstallRows';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { lastView } from '../../session/offline/lastView';
import { appOfflineCache } from '../../session/offline/appOfflineCache';
import { forgetPictures } from '../../session/offline/appOfflineCache';
import { useUserId } from '../../session/session';

interface AboutAppProps {
  readonly isGuest: boolean;
}

/** Which app this is, for whoever asks customer service for help. */
export function AboutApp({ isGuest }: AboutAppProps) {
  const text = useText();
  const clearCache = useClearCache();
  const [build] = useState(() => runningBuild(document));
  return (
    <Section title={text('set.about')} size="titleSm">
      <List>
        <Row media={<Icon glyph={infoDuotone} />} title={text('user.version')} value={appVersion} />
        {build !== undefined && (
          <Row media={<Icon glyph={slidersHorizontalDuotone} />} title={text('set.build')} value={build} />
        )}
        <InstallRows />
        <LegalRows />
        <Row
          media={<Icon glyph={scrollDuotone} />}
          title={text('legal.notices')}
          onPress={() => openExternal('/third-party-notices.txt')}
        />
        {!isGuest && (
          <Row
            media={<Icon glyph={trashRegular} />}
            title={text('set.clear')}
            onPress={() => void clearCache()}
          />
        )}
      </List>
    </Section>
  );
}

/** What the operator binds itself and its players to, on pages of its own; nothing for one who names none. */
function LegalRows() {
  const text = useText();
  const { termsUrl = '', privacyUrl = '' } = useRuntimeConfig();
  return (
    <>
      {termsUrl !== '' && (
        <Row
          media={<Icon glyph={scrollDuotone} />}
          title={text('legal.terms')}
          onPress={() => openExternal(termsUrl)}
        />
      )}
      {privacyUrl !== '' && (
        <Row
          media={<Icon glyph={shieldCheckDuotone} />}
          title={text('legal.privacy')}
          onPress={() => openExternal(privacyUrl)}
        />
      )}
    </>
  );
}

/**
 * Forgets, after a question, what can be asked for again: answers of the operator, pictures, searches, the games that
 * were opened here. The session and what the player has set stay, and so does the app itself, which works offline.
 */
function useClearCache(): () => Promise<void> {
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
    lastView.forgetOthers(undefined);
    await Promise.all([appOfflineCache?.forgetAll(), forgetPictures()]);
    await mutate(() => true, undefined, { revalidate: true });
    toast({ kind: 'success', title: text('set.cleared') });
  };
}
