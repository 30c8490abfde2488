import { useMails } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { AppBar, Button, PageFrame } from '@kislap/ui';
import { useEffect } from 'react';
import { goBack } from '../../navigation/goBack';
import { useUserId } from '../../session/useUserId';
import { MailList } from './MailList';
import { useDeleteRead } from './useDeleteRead';
import { useLinkedMail } from './useLinkedMail';
import { useMailbox } from './useMailbox';

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
  const hasRead = mailbox.mails.some(({ isRead }) => isRead);
  return (
    <PageFrame
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
