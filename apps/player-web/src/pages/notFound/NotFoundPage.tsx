import { useText } from '@kislap/i18n';
import { AppBar, EmptyState, LinkButton, NotFoundScene, PageFrame } from '@kislap/ui';
import { useAppLocation } from '../../navigation/useAppLocation';

/** The 404 page: says which path was not found and offers the way home. */
export function NotFoundPage() {
  const text = useText();
  const { pathname } = useAppLocation();
  return (
    <PageFrame appBar={<AppBar title={text('err.pageNotFound')} />}>
      <EmptyState
        scene={<NotFoundScene />}
        title={text('err.pageNotFound')}
        text={pathname}
        action={<LinkButton href="/">{text('err.goHome')}</LinkButton>}
      />
    </PageFrame>
  );
}
