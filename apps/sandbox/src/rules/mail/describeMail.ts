import type { MailInfo } from '@kislap/api/contract';
import { type Locale, pesoFromMoney, zeroMoney } from '@kislap/domain';
import * as v from 'valibot';
import { giftOnly } from '../../catalogue/activityRules';
import { mailTemplates } from '../../catalogue/mailTemplates';
import type { MailRecord } from '../../database/tables/mail';

const fixedAmount = 4;
const words = v.record(v.string(), v.string());

/** A message on the wire, in its reader's language. A template that is no longer known reads as its own name. */
export function describeMail(record: MailRecord, locale: Locale): MailInfo {
  const { template: name, amount, receivedAtMs } = record;
  const template = Object.entries(mailTemplates).find(([known]) => known === name)?.[1];
  const said = template?.[locale] ?? { title: name, text: '' };
  const filled = v.parse(words, record.words);
  const content = fill(said.text, filled);
  const pesos = pesoFromMoney(amount);
  const hasGift = amount > zeroMoney;
  return {
    id: record.id,
    title: fill(said.title, filled),
    stime: seconds(record.atMs),
    read: record.readAtMs === null ? 0 : 1,
    acc: !hasGift ? 0 : receivedAtMs === null ? 1 : 2,
    etime: record.endsAtMs === null ? undefined : seconds(record.endsAtMs),
    brief: content.split('\n')[0] ?? '',
    am: hasGift ? pesos : undefined,
    times: hasGift ? giftOnly.giftTimes : undefined,
    imp: template?.urgency ?? 0,
    content,
    accessory: hasGift ? [{ prize_type: fixedAmount, am: pesos }] : [],
  };
}

const seconds = (instantMs: number): number => Math.floor(instantMs / 1000);

function fill(text: string, filled: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, word: string) => filled[word] ?? placeholder);
}
