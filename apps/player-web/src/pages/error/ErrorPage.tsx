import { useText } from '@kislap/i18n';
import { Button, EmptyState, ErrorScene, PageFrame, AppBar } from '@kislap/ui';

/** The generic error page: something broke, and a reload is the way on. */
export function ErrorPage() {
  const text = useText();
  return (
    <PageFrame appBar={<AppBar title={text('err.title500')} />}>
      <EmptyState
        scene={<ErrorScene />}
        title={text('err.crashed')}
        text={text('net.failed')}
        action={<Button onClick={() => window.location.reload()}>{text('app.reload')}</Button>}
      />
    </PageFrame>
  );
}
