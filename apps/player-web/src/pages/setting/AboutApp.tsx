import { useText } from '@kislap/i18n';
import { Icon, infoDuotone, List, Row, Section, slidersHorizontalDuotone, trashRegular } from '@kislap/ui';
import { useState } from 'react';
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
