import { useNotices } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { EmptyState, ErrorState, Sheet, Skeleton, Stack, Surface, Text } from '@kislap/ui';
import { useCurrentNotices } from '../../notices/useCurrentNotices';
import type { OverlayProps } from '../OverlayProps';

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
    return <ErrorState title={text('net.failed')} retry={retry} />;
  }
  if (notices === undefined) return <Skeleton shape="card" />;
  if (notices.length === 0) return <EmptyState title={text('common.noData')} />;
  return notices.map(({ id, title, text: words }) => (
    <Surface key={id} as="article" plane="raised">
      <Stack gap={1}>
        <Text size="titleSm">{title}</Text>
        <Text size="sm" tone="muted">
          {words}
        </Text>
      </Stack>
    </Surface>
  ));
}
