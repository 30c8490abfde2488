import { useText } from '@kislap/i18n';
import {
  calendarCheckDuotone,
  crownDuotone,
  Icon,
  medalDuotone,
  Shortcuts,
  sparkleDuotone,
} from '@kislap/ui';
import { useIsDrawOpen } from '../../draw/useIsDrawOpen';

/** The quickest ways to what a player comes back for. */
export function AccountShortcuts() {
  const text = useText();
  const isDrawOpen = useIsDrawOpen();
  return (
    <Shortcuts
      label={text('user.rewards')}
      shortcuts={[
        { href: '/user/checkIn', label: text('sign.title'), mark: <Icon glyph={calendarCheckDuotone} /> },
        ...(isDrawOpen
          ? [{ href: '/luck-draw', label: text('draw.title'), mark: <Icon glyph={sparkleDuotone} /> }]
          : []),
        { href: '/user/vip', label: text('vip.title'), mark: <Icon glyph={crownDuotone} /> },
        { href: '/user/level', label: text('vip.levels'), mark: <Icon glyph={medalDuotone} /> },
      ]}
    />
  );
}
