import { useText } from '@kislap/i18n';
import { Skeleton, Ticker } from '@kislap/ui';
import { useCurrentNotices } from '../../../notices/useCurrentNotices';
import { openOverlay } from '../../../overlays/openOverlay';

/** The operator's notices, one line at a time; a tap opens them all. */
export function HomeNotices() {
  const text = useText();
  const notices = useCurrentNotices();
  if (notices === undefined) return <Skeleton shape="line" />;
  return (
    <Ticker
      label={text('home.notices')}
      lines={notices.map(({ id, text: words }, index) => ({ id: `${id} ${index}`, text: words }))}
      onPress={() => void openOverlay('notices', {})}
    />
  );
}
