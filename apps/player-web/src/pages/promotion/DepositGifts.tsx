import { useActivityStates } from '@kislap/api';
import { activityNumber } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Section } from '@kislap/ui';
import { TodaysLadder } from '../../promotions/TodaysLadder';
import { useSession } from '../../session/useSession';

/** What today's deposits have earned; nothing for a guest, who reads about it on its card. */
export function DepositGifts() {
  const text = useText();
  const isGuest = useSession().status === 'guest';
  const isOn = useActivityStates().data?.includes(activityNumber.depositLadder) === true;
  if (isGuest || !isOn) return null;
  return (
    <Section title={text('promo.ladder')}>
      <TodaysLadder />
    </Section>
  );
}
