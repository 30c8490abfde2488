import { useTurnoverSources } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import { AppBar, Button, EmptyState, LinkButton, Note, PageFrame, RestScene, Stack } from '@kislap/ui';
import { goBack } from '../../navigation/go';
import { go } from '../../navigation/go';
import { useUserId } from '../../session/session';
import { routes } from '../../navigation/routes/routes';
import { TurnoverList } from '../../features/turnover/TurnoverList';

/** What has to be bet because of events alone, and where their rules are. */
export function TurnoverEventsPage() {
  const text = useText();
  const userId = useUserId();
  return (
    <PageFrame
      appBar={
        <AppBar title={text('flow.eventsTitle')} back={{ label: text('common.back'), onPress: goBack }} />
      }
    >
      {userId === undefined ? <Guest /> : <Events userId={userId} />}
    </PageFrame>
  );
}

function Events({ userId }: { readonly userId: number }) {
  const text = useText();
  const log = useTurnoverSources(userId, 'event');
  return (
    <Stack gap={4}>
      <TurnoverList log={log} emptyTitle={text('flow.noEvents')} onRefresh={() => Promise.resolve()} />
      <Note>{text('wdw.note2')}</Note>
      <LinkButton variant="tonal" size="md" href="/promotion">
        {text('flow.rules')}
      </LinkButton>
    </Stack>
  );
}

/** The page is open to all; what is on it is a player's own. */
function Guest() {
  const text = useText();
  const returnTo = routes.turnoverEvents.path;
  return (
    <EmptyState
      scene={<RestScene />}
      title={text('flow.loginTurnover')}
      action={
        <Button size="md" onClick={() => void go('/login', { state: { returnTo } })}>
          {text('auth.login')}
        </Button>
      }
    />
  );
}
