import { deleteReadMails } from '@kislap/api';
import { useMails } from '@kislap/api/react';
import type { Mail } from '@kislap/api';
import type { RecordLog } from '@kislap/api/react';
import { giftOfMail, manilaDay } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { AppBar, Button, EmptyMailScene, EmptyState, MailRow, PageFrame, VirtualList } from '@kislap/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { LoadFailed } from '../../features/errors/LoadFailed';
import { operatorNow } from '../../device/clock/operatorNow';
import { errorText } from '../../features/errors/errorText';
import { changedMails } from '../../features/mail/changedMails';
import type { MailChanges } from '../../features/mail/changedMails';
import { useMutation } from '../../features/mutation/useMutation';
import { RefreshablePane, RowSkeletons, logTail, useToastedFailure } from '../../features/records/recordList';
import { appLocation } from '../../navigation/appLocation';
import { goBack } from '../../navigation/go';
import type { MailChange } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useAppLocation } from '../../navigation/appLocation';
import { queryText } from '../../navigation/queryText';
import { useUserId } from '../../session/session';
import { useIsAway } from '../../session/useIsAway';

/** Everything the operator has written to a player. */
export function MailPage() {
  const text = useText();
  const log = useMails(useUserId());
  const mailbox = useMailbox(log);
  const { askDeleteRead, isDeleting } = useDeleteRead(mailbox.refresh);
  const { linkedId, forget } = useLinkedMail();
  const { open } = mailbox;
  useEffect(() => {
    if (linkedId === undefined) return;
    forget();
    open(linkedId);
  }, [linkedId, forget, open]);
  // Whoever is away deletes nothing: letters are their receipts.
  const isAway = useIsAway();
  const hasRead = !isAway && mailbox.mails.some(({ isRead }) => isRead);
  return (
    <PageFrame
      isWide
      appBar={
        <AppBar
          title={text('mail.title')}
          back={{ label: text('common.back'), onPress: goBack }}
          action={
            hasRead && (
              <Button variant="text" size="sm" isLoading={isDeleting} onClick={() => void askDeleteRead()}>
                {text('mail.deleteRead')}
              </Button>
            )
          }
        />
      }
    >
      <MailList log={log} mailbox={mailbox} />
    </PageFrame>
  );
}

/** Deletes what has been read, after a question. @param refresh loads the list anew */
function useDeleteRead(refresh: () => Promise<void>) {
  const text = useText();
  const { isPending: isDeleting, mutate: deleteRead } = useMutation<undefined, void>({
    send: () => deleteReadMails(),
    onDone: () => refresh(),
  });
  const askDeleteRead = async (): Promise<void> => {
    const words = { title: text('mail.deleteReadAsk'), detail: text('mail.deleteReadWhy') };
    const answers = { yes: text('common.delete'), no: text('common.cancel') };
    const outcome = await openOverlay('confirm', { ...words, ...answers });
    if (outcome.type === 'answered') await deleteRead(undefined);
  };
  return { isDeleting, askDeleteRead };
}

const PARAMETER = 'id';

/**
 * The message that the address names (`/user/mail?id=3`); `forget` takes it out, so that Back does not open it again.
 */
function useLinkedMail() {
  const { search } = useAppLocation();
  const id = Number(new URLSearchParams(search).get(PARAMETER) ?? '');
  const forget = useCallback(() => {
    const { pathname, search: current, state } = appLocation.snapshot();
    const query = new URLSearchParams(current);
    query.delete(PARAMETER);
    appLocation.go(pathname + queryText(query), { replace: true, state });
  }, []);
  return { linkedId: Number.isSafeInteger(id) && id > 0 ? id : undefined, forget };
}

/** The messages of the page as they are now. */
interface Mailbox {
  readonly mails: readonly Mail[];
  /** Opens a message over the page. */
  readonly open: (mailId: number) => void;
  /** Starts again from the newest message. */
  readonly refresh: () => Promise<void>;
}

/** Keeps the list true while its messages are opened, received and deleted, without losing its place. */
function useMailbox({ rows, refresh }: RecordLog<Mail>): Mailbox {
  const [changes, setChanges] = useState<MailChanges>(new Map());
  const note = useCallback((mailId: number, change: MailChange) => {
    setChanges((before) => new Map(before).set(mailId, new Set([...(before.get(mailId) ?? []), change])));
  }, []);
  const open = useCallback(
    (mailId: number) => {
      const isAboutPlay = rows.find(({ id }) => id === mailId)?.urgency === 'responsibleGaming';
      void openOverlay('mail-letter', {
        mailId,
        isAboutPlay,
        onChange: (change) => note(mailId, change),
      });
    },
    [note, rows],
  );
  return {
    mails: useMemo(() => changedMails(rows, changes), [rows, changes]),
    open,
    refresh: async () => {
      await refresh();
      setChanges(new Map());
    },
  };
}

interface MailListProps {
  readonly log: RecordLog<Mail>;
  readonly mailbox: Mailbox;
}

const ROW_HEIGHT_PX = 84;

/** The mailbox in each of its states. What is loaded stays when a later page fails. */
function MailList({ log, mailbox }: MailListProps) {
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
    return <LoadFailed title={title} onRetry={log.retry} />;
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

interface MailListRowProps {
  readonly mail: Mail;
  readonly onPress: () => void;
}

/** One message of the list. */
function MailListRow({ mail, onPress }: MailListRowProps) {
  const { title, at, isRead, attachment, giftAmount, preview } = mail;
  const now = operatorNow();
  return (
    <MailRow
      isInsideItem
      title={title}
      {...(preview !== undefined && { preview })}
      at={at}
      today={manilaDay(now)}
      isUnread={!isRead}
      gift={giftOfMail(attachment, now)}
      giftAmount={giftAmount}
      onPress={onPress}
    />
  );
}
