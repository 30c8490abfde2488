import { useText } from '@kislap/i18n';
import { EmptyState, LinkButton, NotFoundScene, PageFrame } from '@kislap/ui';
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
          scene={<NotFoundScene size="large" />}
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
