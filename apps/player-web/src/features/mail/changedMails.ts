import type { Mail } from '@kislap/api';
import type { MailChange } from '../../navigation/overlays/OverlayMap';

/** What happened to the messages of a list, by their ids. */
export type MailChanges = ReadonlyMap<number, ReadonlySet<MailChange>>;

/** The list as it is now: a list that was read on keeps its place, so it is not loaded again for one message. */
export function changedMails(mails: readonly Mail[], changes: MailChanges): readonly Mail[] {
  if (changes.size === 0) return mails;
  return mails.flatMap((mail) => {
    const changed = changes.get(mail.id);
    if (changed === undefined) return [mail];
    if (changed.has('deleted')) return [];
    const attachment = changed.has('received') ? ({ state: 2 } as const) : mail.attachment;
    return [{ ...mail, attachment, isRead: true }];
  });
}
