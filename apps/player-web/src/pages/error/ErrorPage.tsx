import { useText } from '@kislap/i18n';
import { AppBar, Button, EmptyState, PageFrame, Text } from '@kislap/ui';

const titles = { 404: 'err.title404', 500: 'err.title500' } as const;

interface ErrorPageProps {
  /** What is wrong, in the numbers that whoever helps understands. */
  readonly status?: keyof typeof titles;
}

/**
 * The generic error page: something broke, and a reload is the way on. Its picture is its number, since its code is in
 * the first file of the app: it must be there when nothing else can be loaded.
 */
export function ErrorPage({ status = 500 }: ErrorPageProps) {
  const text = useText();
  return (
    <PageFrame
      appBar={<AppBar title={text(titles[status])} />}
      sky={
        <EmptyState
          scene={<Text size="display">{status}</Text>}
          title={text('err.crashed')}
          heading={2}
          text={text('net.failed')}
          action={<Button onClick={() => window.location.reload()}>{text('app.reload')}</Button>}
        />
      }
    >
      {null}
    </PageFrame>
  );
}
