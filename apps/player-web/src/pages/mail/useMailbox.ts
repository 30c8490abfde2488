import type { Mail, RecordLog } from '@kislap/api';
import { useCallback, useMemo, useState } from 'react';
import { changedMails } from '../../mail/changedMails';
import type { MailChanges } from '../../mail/changedMails';
import type { MailChange } from '../../mail/MailChange';
import { openOverlay } from '../../overlays/openOverlay';

/** The messages of the page as they are now. */
export interface Mailbox {
  readonly mails: readonly Mail[];
  /** Opens a message over the page. */
  readonly open: (mailId: number) => void;
  /** Starts again from the newest message. */
  readonly refresh: () => Promise<void>;
}

/** Keeps the list true while its messages are opened, received and deleted, without losing its place. */
export function useMailbox({ rows, refresh }: RecordLog<Mail>): Mailbox {
  const [changes, setChanges] = useState<MailChanges>(new Map());
  const note = useCallback((mailId: number, change: MailChange) => {
    setChanges((before) => new Map(before).set(mailId, new Set([...(before.get(mailId) ?? []), change])));
  }, []);
  const open = useCallback(
    (mailId: number) => {
      void openOverlay('mail-letter', { mailId, onChange: (change) => note(mailId, change) });
    },
    [note],
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
