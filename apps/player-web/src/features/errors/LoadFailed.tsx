import { useText } from '@kislap/i18n';
import { ErrorState } from '@kislap/ui';
import { useEffect } from 'react';
import { asOf } from '../../session/offline/reach';
import { BrokenLights } from './BrokenLights';

interface LoadFailedProps {
  /** What could not be loaded, or why. */
  readonly title: string;
  readonly text?: string | undefined;
  readonly onRetry: () => void;
}

/** In the place of a page or a list that could not be loaded: what happened, and the way to try again. */
export function LoadFailed({ title, text: why, onRetry }: LoadFailedProps) {
  const text = useText();
  useEffect(() => asOf.standEmpty(), []);
  const retry = { label: text('common.retry'), onPress: onRetry };
  return (
    <ErrorState
      scene={<BrokenLights />}
      title={title}
      {...(why !== undefined && { text: why })}
      retry={retry}
    />
  );
}
