import { Stack } from '@kislap/ui';
import { useLayoutEffect } from 'react';
import type { ComponentProps } from 'react';
import { useAfterHydration } from '../../device/useAfterHydration';
import { waitingPart } from './waitingPart';

/** A part of a page that may have come with it. Taps on it are kept until it is taken over: `keepEarlyTaps`. */
export function FirstPart(props: ComponentProps<typeof Stack>) {
  const isHydrated = useAfterHydration();
  useLayoutEffect(() => {
    if (isHydrated) document.dispatchEvent(new Event(waitingPart.takenOverEvent));
  }, [isHydrated]);
  return <Stack {...props} {...(!isHydrated && { [waitingPart.attribute]: '' })} />;
}
