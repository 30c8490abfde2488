import type { MailInfo } from '../contract/mail';

const NIGHT = 1_763_643_730;
const DAY = 86_400;

/**
 * Some messages, newest first: a gift that waits, news, one that was read, a gift that was received.
 *
 * @example
 * sampleMails[0]?.title; // => 'Your weekly VIP gift'
 */
export const sampleMails: readonly MailInfo[] = [
  {
    id: 44,
    title: 'Your weekly VIP gift',
    stime: NIGHT,
    read: 0,
    acc: 1,
    etime: NIGHT + 30 * DAY,
    brief: 'Claim it before it ends. It waits here until then.',
    am: 88,
    times: 1,
    imp: undefined,
    content:
      'Hello Ligaya,\n\nYou reached VIP 3 and played this week, so here is your weekly gift. It goes to your balance the moment you receive it.\n\nThe rules: https://example.com/rules',
    accessory: [{ prize_type: 3, am: 88 }],
  },
  {
    id: 43,
    title: 'New this week: Diwata Glow',
    stime: NIGHT - 3600,
    read: 0,
    acc: 0,
    etime: undefined,
    brief: 'A forest, a moth and a very bright night.',
    am: undefined,
    times: undefined,
    imp: undefined,
    content: 'A forest, a moth and a very bright night.\n\nFind it under New.',
    accessory: [],
  },
  {
    id: 42,
    title: 'Maintenance on 18 November',
    stime: NIGHT - 4 * DAY,
    read: 1,
    acc: 0,
    etime: undefined,
    brief: 'Deposits pause from 03:00 to 04:00.',
    am: undefined,
    times: undefined,
    imp: undefined,
    content: 'Deposits pause from 03:00 to 04:00.',
    accessory: [],
  },
  {
    id: 41,
    title: 'Welcome to Kislap',
    stime: NIGHT - 9 * DAY,
    read: 1,
    acc: 2,
    etime: undefined,
    brief: 'Three things to know before you start.',
    am: 8,
    times: undefined,
    imp: undefined,
    content: 'Three things to know before you start.',
    accessory: [{ prize_type: 1, am: 8 }],
  },
];
