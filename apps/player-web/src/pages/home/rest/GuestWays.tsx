import { useActivityStates } from '@kislap/api/react';
import { activityNumber } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { GuestMark, ShortcutMark, Shortcuts } from '@kislap/ui';
import { useDrawWay } from '../../../features/draw/useDrawWay';
import { routes } from '../../../navigation/routes/routes';
import { ShortcutsSkeleton } from '../skeletons';

interface GuestWaysProps {
  /** Whether some game can be played without an account. */
  readonly hasDemos: boolean;
}

/**
 * What a guest can do here: look at what the operator gives, try a game, ask friends along, find help. No way leads to the
 * login, and the line is never empty: only the check-in and the draw come and go with the operator's switches.
 */
export function GuestWays({ hasDemos }: GuestWaysProps) {
  const text = useText();
  const { data, error } = useActivityStates();
  const draw = useDrawWay();
  if (data === undefined && error === undefined) return <ShortcutsSkeleton />;
  const isOn = (activity: number): boolean => data?.includes(activity) === true;
  const { promotion, checkIn, luckDraw, games, referrals, responsibleGaming } = routes;
  return (
    <Shortcuts
      label={text('quick.guest')}
      shortcuts={[
        ...(isOn(activityNumber.checkIn)
          ? [{ href: checkIn.path, label: text('quick.checkIn'), mark: <ShortcutMark kind="checkIn" /> }]
          : []),
        ...(isOn(activityNumber.draw) && draw.isOpen
          ? [{ href: luckDraw.path, label: text('quick.draw'), mark: <ShortcutMark kind="draw" /> }]
          : []),
        { href: promotion.path, label: text('promo.title'), mark: <GuestMark kind="promo" /> },
        {
          href: games.path,
          label: text(hasDemos ? 'quick.demo' : 'games.title'),
          mark: <GuestMark kind="games" />,
        },
        { href: referrals.path, label: text('quick.invite'), mark: <GuestMark kind="invite" /> },
        { href: responsibleGaming.path, label: text('quick.help'), mark: <GuestMark kind="help" /> },
      ]}
    />
  );
}
