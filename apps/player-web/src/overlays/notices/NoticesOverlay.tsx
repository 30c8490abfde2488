import { useText } from '@kislap/i18n';
import { EmptyState, Sheet, Stack, Surface, Text } from '@kislap/ui';
import { useCurrentNotices } from '../../notices/useCurrentNotices';
import type { OverlayProps } from '../OverlayProps';

/** Every notice of the operator, to be read in full. */
export function NoticesOverlay({ modal }: OverlayProps<'notices'>) {
  const text = useText();
  const notices = useCurrentNotices() ?? [];
  return (
    <Sheet {...modal} title={text('home.notices')} closeLabel={text('common.close')}>
      <Stack gap={3}>
        {notices.length === 0 && <EmptyState title={text('common.noData')} />}
        {notices.map(({ id, title, text: words }) => (
          <Surface key={id} as="article" plane="raised">
            <Stack gap={1}>
              <Text size="titleSm">{title}</Text>
              <Text size="sm" tone="muted">
                {words}
              </Text>
            </Stack>
          </Surface>
        ))}
      </Stack>
    </Sheet>
  );
}
