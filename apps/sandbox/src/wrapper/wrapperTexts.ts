import type { Locale } from '@kislap/domain';

const english = {
  title: 'Example wrapper',
  lead: 'This page plays a native wrapper around the app and shows what the two say to each other.',
  open: 'Open the app in it',
  kind: 'Kind of wrapper',
  listener: 'Android, message listener',
  replying: 'iOS, handler with reply',
  injected: 'Android, old injected object',
  silent: 'One that does not answer',
  messages: 'Messages',
  none: 'None yet. Log in, or tap anything in the app: it greets a wrapper once its first view is done.',
};

/** What the example wrapper says. */
export const wrapperTexts: Readonly<Record<Locale, typeof english>> = {
  en: english,
  tag: {
    title: 'Halimbawang wrapper',
    lead: 'Nagkukunwaring native wrapper ng app ang page na ito at ipinapakita ang usapan nilang dalawa.',
    open: 'Buksan ang app dito',
    kind: 'Uri ng wrapper',
    listener: 'Android, message listener',
    replying: 'iOS, handler na sumasagot',
    injected: 'Android, lumang injected object',
    silent: 'Hindi sumasagot',
    messages: 'Mga mensahe',
    none: 'Wala pa. Mag-log in, o mag-tap ng kahit ano sa app: babatiin nito ang wrapper pagkatapos ng unang view.',
  },
};
