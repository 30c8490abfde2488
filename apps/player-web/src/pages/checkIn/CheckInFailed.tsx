import { useText } from '@kislap/i18n';
import { AppBar, ErrorState, PageFrame } from '@kislap/ui';
import { errorText } from '../../errors/errorText';
import { goBack } from '../../navigation/goBack';

interface CheckInFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** The check-in page when the operator did not tell the week. */
export function CheckInFailed({ error, onRetry }: CheckInFailedProps) {
  const text = useText();
  const back = { label: text('common.back'), onPress: goBack };
  return (
    <PageFrame appBar={<AppBar title={text('sign.title')} back={back} />}>
      <ErrorState
        title={errorText(error, text) ?? text('sign.failed')}
        retry={{ label: text('common.retry'), onPress: onRetry }}
      />
    </PageFrame>
  );
}
