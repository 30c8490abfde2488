import { useText } from '@kislap/i18n';
import { Button, EmptyState, LinkButton, PageFrame, Stack, Text } from '@kislap/ui';
import brokenLights from './brokenLights.svg';

const titles = { 404: 'err.title404', 500: 'err.title500' } as const;

interface ErrorPageProps {
  /** What is wrong, in the numbers that whoever helps understands. */
  readonly status?: keyof typeof titles;
}

/**
 * The generic error page: something broke, and a reload is the way on. Its code is in the first file of the app, since
 * it must be there when nothing else can be loaded; its picture is a file that the worker keeps with the app.
 */
export function ErrorPage({ status = 500 }: ErrorPageProps) {
  const text = useText();
  return (
    <PageFrame
      isWhole
      sky={
        <EmptyState
          scene={
            <Stack gap={4} align="center">
              <img src={brokenLights} alt="" width={200} height={140} />
              <Text size="sm" tone="faint">
                {status}
              </Text>
            </Stack>
          }
          title={text(titles[status])}
          heading={1}
          text={text('err.crashed')}
        />
      }
      footer={
        <Stack gap={2}>
          <Button isBlock onClick={() => window.location.reload()}>
            {text('app.reload')}
          </Button>
          <LinkButton href="/" variant="text" isBlock>
            {text('err.goHome')}
          </LinkButton>
        </Stack>
      }
    >
      {null}
    </PageFrame>
  );
}
