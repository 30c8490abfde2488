import { useUserId } from '../../session/useUserId';
import { GuestWeek } from './GuestWeek';
import { PlayerWeek } from './PlayerWeek';

/** The daily check-in. Everybody may look at its seven prizes; players take them. */
export function CheckInPage() {
  const userId = useUserId();
  return userId === undefined ? <GuestWeek /> : <PlayerWeek key={userId} userId={userId} />;
}
