import { useText } from '@kislap/i18n';
import { EmptyState, LinkButton, NotFoundScene, PageFrame, Stack, Text } from '@kislap/ui';
import { useAppLocation } from '../../navigation/appLocation';

/** The 404 page: says which path was not found and offers the way home. */
export function NotFoundPage() {
  const text = useText();
  const { pathname } = useAppLocation();
  return (
    <PageFrame
      isWhole
      sky={
        <EmptyState
          scene={
            <Stack gap={4} align="center">
              <NotFoundScene size="large" />
              <Text size="sm" tone="faint">
                404
              </Text>
            </Stack>
          }
          title={text('err.pageNotFound')}
          heading={1}
          text={pathname}
        />
      }
      footer={
        <LinkButton href="/" isBlock>
          {text('err.goHome')}
        </LinkButton>
      }
    >
      {null}
    </PageFrame>
  );
}
