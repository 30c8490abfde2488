import { useCashCheck, useTurnoverSources } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import {
  AppBar,
  caretRightBold,
  LinkButton,
  Note,
  PageFrame,
  Section,
  Stack,
  TurnoverHead,
} from '@kislap/ui';
import { goBack } from '../../navigation/go';
import { routes } from '../../navigation/routes/routes';
import { useShownAgain } from '../../navigation/routes/useShownAgain';
import { useUserId } from '../../session/session';
import { TurnoverList } from '../../features/turnover/TurnoverList';
import { useOpenTasks, useWhenMoved } from '../../features/account/useOpenTasks';

/** How much has to be bet before a withdrawal, how much is, and where it comes from. */
export function TurnoverDetailsPage() {
  const text = useText();
  const userId = useUserId();
  const cash = useCashCheck(userId);
  const log = useTurnoverSources(userId, 'all');
  useShownAgain(() => void log.catchUp());
  useWhenMoved(cash.data, () => void log.catchUp());
  const open = useOpenTasks(userId, cash.data);
  const error = cash.error ?? open.error;
  const status = open.status ?? (error === undefined ? 'loading' : 'failed');
  const events = (
    <LinkButton variant="text" size="sm" isAtEnd glyphEnd={caretRightBold} href={routes.turnoverEvents.path}>
      {text('flow.events')}
    </LinkButton>
  );
  return (
    <PageFrame
      appBar={<AppBar title={text('flow.title')} back={{ label: text('common.back'), onPress: goBack }} />}
    >
      <Stack gap={4}>
        <TurnoverHead status={status} />
        <Note>{text('wdw.note2')}</Note>
        <Section title={text('flow.sources')} action={events}>
          <TurnoverList
            log={log}
            emptyTitle={text('flow.none')}
            onRefresh={() => Promise.allSettled([cash.mutate(), open.refresh()])}
          />
        </Section>
      </Stack>
    </PageFrame>
  );
}
