import { useText } from '@kislap/i18n';
import { AppBar, Button, Heading, PageFrame, Stack, Text } from '@kislap/ui';
import type { ReactNode } from 'react';
import { goBack } from '../../navigation/goBack';
import { openOverlay } from '../../overlays/openOverlay';

interface CheckInFrameProps {
  /** What the fan is about today. */
  readonly title: string;
  readonly detail: string;
  readonly fan: ReactNode;
  readonly children: ReactNode;
}

/** The check-in page around its fan. */
export function CheckInFrame({ title, detail, fan, children }: CheckInFrameProps) {
  const text = useText();
  const rules = (
    <Button variant="text" size="sm" onClick={() => void openOverlay('check-in-rules', {})}>
      {text('sign.rules')}
    </Button>
  );
  const back = { label: text('common.back'), onPress: goBack };
  const sky = (
    <Stack gap={4}>
      <Stack gap={1} align="center">
        <Heading level={2} size="head">
          {title}
        </Heading>
        <Text tone="muted" align="center">
          {detail}
        </Text>
      </Stack>
      {fan}
    </Stack>
  );
  return (
    <PageFrame appBar={<AppBar title={text('sign.title')} back={back} action={rules} />} sky={sky}>
      <Stack gap={5}>{children}</Stack>
    </PageFrame>
  );
}
