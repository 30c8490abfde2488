import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../catalogues/MessageId';
import type { TextValues } from './TextValues';

/** Turns a message id and its values into the player's language. */
export type TranslateText = (id: MessageId, values?: TextValues) => string;

/**
 * The translator of the current language. Values arrive ready to show: money and time are formatted
 * by the domain, never by Intl.
 */
export function useText(): TranslateText {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
