import type { Mail, RecordLog } from '@kislap/api';
import { useText } from '@kislap/i18n';
import {
  EmptyMailScene,
  EmptyState,
  ErrorState,
  PullToRefresh,
  Skeleton,
  Stack,
  VirtualList,
} from '@kislap/ui';
import type { TailState } from '@kislap/ui';
import { useEffect, useState } from 'react';
import { errorText } from '../../errors/errorText';
import { toastError } from '../../errors/toastError';
import { MailListRow } from './MailListRow';
import type { Mailbox } from './useMailbox';

interface MailListProps {
  readonly log: RecordLog<Mail>;
  readonly mailbox: Mailbox;
}

const ROW_HEIGHT_PX = 84;
const placeholders = ['1', '2', '3', '4', '5', '6'];

/** The mailbox in each of its states. What is loaded stays when a later page fails. */
export function MailList({ log, mailbox }: MailListProps) {
  const text = useText();
  const [isRefreshing, setRefreshing] = useState(false);
  const { error } = log;
  useEffect(() => {
    if (error !== undefined) toastError(error, text);
  }, [error, text]);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await mailbox.refresh().finally(() => setRefreshing(false));
  };
  return (
    <PullToRefresh
      isRefreshing={isRefreshing}
      onRefresh={() => void refresh()}
      texts={{
        pull: text('common.pull'),
        release: text('common.release'),
        refreshing: text('common.loading'),
        refresh: text('common.refresh'),
      }}
    >
      <Mails log={log} mailbox={mailbox} />
    </PullToRefresh>
  );
}

function Mails({ log, mailbox: { mails, open } }: MailListProps) {
  const text = useText();
  if (log.rows.length === 0 && log.error !== undefined) {
    const title = errorText(log.error, text) ?? text('net.failed');
    return <ErrorState title={title} retry={{ label: text('common.retry'), onPress: log.retry }} />;
  }
  if (log.isLoading) return <MailsSkeleton />;
  if (mails.length === 0 && (log.isFinished || log.rows.length === 0)) {
    return (
      <EmptyState scene={<EmptyMailScene />} title={text('common.noData')} text={text('mail.emptyHint')} />
    );
  }
  return (
    <VirtualList
      items={mails}
      keyOf={({ id }) => String(id)}
      rowHeight={ROW_HEIGHT_PX}
      renderRow={(mail) => <MailListRow mail={mail} onPress={() => open(mail.id)} />}
      tail={{
        state: tailOf(log),
        onReachEnd: log.loadMore,
        onRetry: log.retry,
        texts: {
          loading: text('common.loading'),
          retry: text('net.tapRetry'),
          end: text('common.noMore'),
        },
      }}
    />
  );
}

function MailsSkeleton() {
  return (
    <Stack gap={2}>
      {placeholders.map((key) => (
        <Skeleton key={key} shape="row" />
      ))}
    </Stack>
  );
}

function tailOf({ error, isLoadingMore, isFinished }: RecordLog<Mail>): TailState {
  if (error !== undefined) return 'failed';
  if (isFinished) return 'end';
  return isLoadingMore ? 'loading' : 'more';
}
