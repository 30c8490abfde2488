import { useNotices } from '@kislap/api/react';
import type { Notice } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { EmptyState, ErrorState, Sheet, Skeleton, Stack, Surface, Text, Time } from '@kislap/ui';
import { useCurrentNotices } from '../../features/notices/useCurrentNotices';
import { failedText } from '../../features/errors/errorText';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** Every notice of the operator, to be read in full. */
export function NoticesOverlay({ modal }: OverlayProps<'notices'>) {
  const text = useText();
  return (
    <Sheet {...modal} title={text('home.notices')} closeLabel={text('common.close')}>
      <Stack gap={3}>
        <Notices />
      </Stack>
    </Sheet>
  );
}

function Notices() {
  const text = useText();
  const { data, error, mutate } = useNotices();
  const notices = useCurrentNotices();
  if (data === undefined && error !== undefined) {
    const retry = { label: text('common.retry'), onPress: () => void mutate() };
    return <ErrorState title={failedText(text)} retry={retry} />;
  }
  if (notices === undefined) return <Skeleton shape="card" />;
  if (notices.length === 0) return <EmptyState title={text('common.noData')} />;
  return notices.map((notice) => (
    <Surface key={notice.id} as="article" plane="raised">
      <Stack gap={1}>
        <Text size="titleSm">{notice.title}</Text>
        <Text size="sm" tone="muted">
          {notice.text}
        </Text>
        <Dates notice={notice} />
      </Stack>
    </Surface>
  ));
}

/** Since when a notice holds, and until when; nothing for one that has no beginning. */
function Dates({ notice: { from, until } }: { readonly notice: Notice }) {
  if (from === undefined) return null;
  return (
    <Text size="cap" tone="faint">
      <Time at={from} />
      {until !== undefined && (
        <>
          {' – '}
          <Time at={until} />
        </>
      )}
    </Text>
  );
}
