import type { TextValues } from '@kislap/i18n';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ConsoleMessageId } from './ConsoleMessageId';

/** The console's own words. The kit says its own by the player's catalogue, from the same provider. */
export function useWords() {
  const intl = useIntl();
  return useCallback(
    (id: ConsoleMessageId, values?: TextValues): string => intl.formatMessage({ id }, values),
    [intl],
  );
}
