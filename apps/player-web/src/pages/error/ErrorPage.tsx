import { useText } from '@kislap/i18n';
import { AppBar, Button, EmptyState, PageFrame } from '@kislap/ui';

/**
 * The generic error page: something broke, and a reload is the way on. It has no picture, since its code is in the
 * first file of the app: it must be there when nothing else can be loaded.
 */
export function ErrorPage() {
  const text = useText();
  return (
    <PageFrame appBar={<AppBar title={text('err.title500')} />}>
      <EmptyState
        title={text('err.crashed')}
        text={text('net.failed')}
        action={<Button onClick={() => window.location.reload()}>{text('app.reload')}</Button>}
      />
    </PageFrame>
  );
}
