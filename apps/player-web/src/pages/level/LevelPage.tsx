import { useText } from '@kislap/i18n';
import { AppBar, PageFrame } from '@kislap/ui';
import { goBack } from '../../navigation/goBack';
import { LevelGifts } from './LevelGifts';

/** Every VIP level and the gift of reaching it. */
export function LevelPage() {
  const text = useText();
  return (
    <PageFrame
      appBar={<AppBar title={text('vip.levels')} back={{ label: text('common.back'), onPress: goBack }} />}
    >
      <LevelGifts />
    </PageFrame>
  );
}
