import type { Mail, RecordLog } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { EmptyMailScene, EmptyState, ErrorState, VirtualList } from '@kislap/ui';
import { errorText } from '../../errors/errorText';
import { MailListRow } from './MailListRow';
import type { Mailbox } from './useMailbox';
import { logTail } from '../../logs/logTail';
import { useToastedFailure } from '../../logs/useToastedFailure';
import { RowSkeletons } from '../../logs/RowSkeletons';
import { RefreshablePane } from '../../logs/RefreshablePane';

interface MailListProps {
  readonly log: RecordLog<Mail>;
  readonly mailbox: Mailbox;
}

const ROW_HEIGHT_PX = 84;

/** The mailbox in each of its states. What is loaded stays when a later page fails. */
export function MailList({ log, mailbox }: MailListProps) {
  const { error } = log;
  useToastedFailure(error);
  return (
    <RefreshablePane onRefresh={() => mailbox.refresh()}>
      <Mails log={log} mailbox={mailbox} />
    </RefreshablePane>
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
      tail={logTail(log, text)}
    />
  );
}

function MailsSkeleton() {
  return <RowSkeletons count={6} />;
}
