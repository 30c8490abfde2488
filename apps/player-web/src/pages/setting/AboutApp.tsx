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
  trashRegular,
} from '@kislap/ui';
import { useState } from 'react';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { openExternal } from '../../native/openExternal';
import { appVersion } from '../../updates/appVersion';
import { runningBuild } from '../../updates/runningBuild';
import { useClearCache } from './useClearCache';

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
        <LegalRows />
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
