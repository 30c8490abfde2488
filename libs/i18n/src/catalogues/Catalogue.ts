import type { MessageFormatElement } from 'react-intl';
import type { MessageId } from './MessageId';

/**
 * One language's messages: ICU text as written, or the parsed form a production build puts in its
 * place so that no parser travels to the phone.
 *
 * @example
 * const filipino: Catalogue = await loadCatalogue('tag');
 * filipino['common.loginFirst']; // => 'Mag-log in muna!'
 */
export type Catalogue = Record<MessageId, string> | Record<MessageId, MessageFormatElement[]>;
