import { useText } from '@kislap/i18n';
import { ShortcutMark, Shortcuts, VipBadge } from '@kislap/ui';
import { useIsDrawOpen } from '../../draw/useIsDrawOpen';

/** The level whose golden fan stands for all of them. */
const FAN_OF_LEVELS = 7;

/** The quickest ways to what a player comes back for. */
export function AccountShortcuts() {
  const text = useText();
  const isDrawOpen = useIsDrawOpen();
  return (
    <Shortcuts
      label={text('user.rewards')}
      shortcuts={[
        { href: '/user/checkIn', label: text('quick.checkIn'), mark: <ShortcutMark kind="checkIn" /> },
        ...(isDrawOpen
          ? [{ href: '/luck-draw', label: text('draw.title'), mark: <ShortcutMark kind="draw" /> }]
          : []),
        { href: '/user/vip', label: text('vip.title'), mark: <ShortcutMark kind="vip" /> },
        {
          href: '/user/level',
          label: text('vip.levels'),
          mark: <VipBadge level={FAN_OF_LEVELS} size={40} />,
        },
      ]}
    />
  );
}
