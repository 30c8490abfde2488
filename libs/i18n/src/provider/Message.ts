import type { MessageId } from '../catalogues/MessageId';
import type { TextValues } from './TextValues';

/** A text not yet translated: what a rule or a reason has to say, without knowing the language. */
export interface Message {
  readonly id: MessageId;
  readonly values?: TextValues;
}
