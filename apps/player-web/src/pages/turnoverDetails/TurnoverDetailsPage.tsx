import { useCashCheck, useTurnoverSources } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { AppBar, LinkButton, Note, PageFrame, Section, Stack, TurnoverHead } from '@kislap/ui';
import { goBack } from '../../navigation/goBack';
import { routes } from '../../routes/routes';
import { useShownAgain } from '../../routes/useShownAgain';
import { useUserId } from '../../session/useUserId';
import { TurnoverList } from './TurnoverList';
import { useWhenMoved } from './useWhenMoved';

/** How much has to be bet before a withdrawal, how much is, and where it comes from. */
export function TurnoverDetailsPage() {
  const text = useText();
  const userId = useUserId();
  const cash = useCashCheck(userId);
  const log = useTurnoverSources(userId, 'all');
  useShownAgain(() => void log.catchUp());
  useWhenMoved(cash.data, () => void log.catchUp());
  const standing = cash.data ?? (cash.error === undefined ? 'loading' : 'failed');
  const events = (
    <LinkButton variant="text" size="sm" href={routes.turnoverEvents.path}>
      {text('flow.events')}
    </LinkButton>
  );
  return (
    <PageFrame
      appBar={<AppBar title={text('flow.title')} back={{ label: text('common.back'), onPress: goBack }} />}
    >
      <Stack gap={4}>
        <TurnoverHead standing={standing} />
        <Note>{text('wdw.note2')}</Note>
        <Section title={text('flow.sources')} action={events}>
          <TurnoverList log={log} emptyTitle={text('flow.none')} onRefresh={() => cash.mutate()} />
        </Section>
      </Stack>
    </PageFrame>
  );
}
