import { epochSecondsFrom } from '@kislap/domain';
import type { MailRow } from '../contract/mail';
import { definedFields } from '../mapping/definedFields';
import { optionalInstant } from '../mapping/optionalInstant';
import { optionalMoney } from '../mapping/optionalMoney';
import type { Mail } from './Mail';

const urgencies = { 1: 'important', 2: 'responsibleGaming' } as const;

/** Reads a message as the wire lists it. */
export function mailOf({ id, title, stime, read, acc, etime, brief, am, imp }: MailRow): Mail {
  return {
    id,
    title,
    at: epochSecondsFrom(stime),
    isRead: read === 1,
    attachment: { state: acc, ...definedFields({ until: optionalInstant(etime) }) },
    ...definedFields({
      preview: brief,
      giftAmount: optionalMoney(am),
      urgency: imp === 1 || imp === 2 ? urgencies[imp] : undefined,
    }),
  };
}
