import type { MessageId } from '../catalogues/MessageId';
import type { TextValues } from './TextValues';

/**
 * A text not yet translated: what a rule or a reason has to say, without knowing the language.
 *
 * @example
 * const message: Message = { id: 'sign.tipVip', values: { n: 2 } };
 * checkInMessage({ type: 'vip', level: 2 }); // => message
 */
export interface Message {
  readonly id: MessageId;
  readonly values?: TextValues;
}
