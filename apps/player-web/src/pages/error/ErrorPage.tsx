import { useText } from '@kislap/i18n';
import { Button, EmptyState, LinkButton, PageFrame, Stack, Text } from '@kislap/ui';
import { BrokenLights } from '../../features/errors/BrokenLights';

const titles = { 404: 'err.title404', 500: 'err.title500' } as const;

interface ErrorPageProps {
  /** What is wrong, in the numbers that whoever helps understands. */
  readonly status?: keyof typeof titles;
  /** Nothing broke: code of the page did not arrive. */
  readonly isCodeLost?: boolean;
}

/**
 * The generic error page: something broke, and a reload is the way on. Its code is in the app's first file, because
 * nothing else may load then; the worker keeps its picture.
 */
export function ErrorPage({ status = 500, isCodeLost = false }: ErrorPageProps) {
  const text = useText();
  return (
    <PageFrame
      isWhole
      sky={
        <EmptyState
          scene={
            <Stack gap={4} align="center">
              <BrokenLights width={280} />
              {!isCodeLost && (
                <Text size="sm" tone="faint">
                  {status}
                </Text>
              )}
            </Stack>
          }
          title={text(isCodeLost ? 'err.titleLostCode' : titles[status])}
          heading={1}
          text={text(isCodeLost ? 'err.lostCode' : 'err.crashed')}
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
