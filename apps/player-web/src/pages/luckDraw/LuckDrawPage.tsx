import { useDrawRound, useDrawSetup } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { AppBar, EmptyState, ErrorState, LinkButton, PageFrame, RestScene } from '@kislap/ui';
import { errorText } from '../../errors/errorText';
import { goBack } from '../../navigation/goBack';
import { useUserId } from '../../session/useUserId';
import { DrawHall } from './DrawHall';

/** The luck draw: spins collect towards a goal that is paid out when it is reached in time. */
export function LuckDrawPage() {
  const text = useText();
  const userId = useUserId();
  const setup = useDrawSetup();
  const round = useDrawRound(userId);
  const bar = (
    <AppBar
      title={text('draw.title')}
      back={{ label: text('common.back'), onPress: goBack }}
      action={
        <LinkButton variant="text" size="md" href="/user/prizeRecord">
          {text('draw.prizes')}
        </LinkButton>
      }
    />
  );
  if (setup.data === null) {
    return (
      <PageFrame appBar={bar}>
        <EmptyState scene={<RestScene />} title={text('draw.closed')} />
      </PageFrame>
    );
  }
  const failed = (setup.data === undefined && setup.error) || (round.data === undefined && round.error);
  if (failed) {
    const retry = () => void Promise.allSettled([setup.mutate(), round.mutate()]);
    return (
      <PageFrame appBar={bar}>
        <ErrorState
          title={errorText(failed, text) ?? text('net.failed')}
          retry={{ label: text('common.retry'), onPress: retry }}
        />
      </PageFrame>
    );
  }
  return <DrawHall bar={bar} setup={setup.data} userId={userId} round={round.data} />;
}
