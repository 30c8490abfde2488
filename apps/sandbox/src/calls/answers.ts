import { answerCode } from '@kislap/api/contract';
import type { Locale } from '@kislap/domain';
import type { Switches } from '../kernel/switches';

/** What an answer says when nothing in particular was refused. */
export const serviceMessages = {
  ok: { en: 'Success', tag: 'Ayos na' },
  withdrawn: { en: 'Your withdrawal is being reviewed.', tag: 'Pinoproseso na ang withdrawal mo.' },
  sessionEnded: { en: 'Please log in first!', tag: 'Mag-log in muna!' },
  serverFailure: {
    en: 'Something went wrong. Please try again.',
    tag: 'Nagkaproblema kami. Subukan muli.',
  },
  maintenance: { en: "We're under maintenance.", tag: 'Under maintenance muna kami.' },
  usePost: { en: 'Please use POST.', tag: 'Gumamit ng POST.' },
  tooLarge: { en: 'This is too large.', tag: 'Masyado itong malaki.' },
  otherSite: {
    en: 'Requests from other sites are not answered.',
    tag: 'Hindi sinasagot ang mga request mula sa ibang site.',
  },
  unknownName: {
    en: 'This server does not answer to that name. Its operator lists the names in SANDBOX_NAMES.',
    tag: 'Hindi sumasagot ang server sa pangalang iyon. Nasa SANDBOX_NAMES ang mga pangalan nito.',
  },
  unknownCall: { en: 'There is no such call.', tag: 'Walang ganoong call.' },
} as const satisfies Record<string, { en: string; tag: string }>;

/** A call's answer before it is wrapped for the main API or the payment service. */
export interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** That the operator is under maintenance: its own words or the usual ones, and the planned end when there is one. */
export function maintenanceAnswer({ maintenance }: Switches, locale: Locale): Answer {
  const { until, message } = maintenance;
  return {
    code: answerCode.maintenance,
    msg: message || serviceMessages.maintenance[locale],
    data: until > 0 ? { until } : null,
  };
}

/** The same answer as loosely as some real servers send it: numbers as text. */
export function stringifyNumbers(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(stringifyNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stringifyNumbers(inner)]));
}
