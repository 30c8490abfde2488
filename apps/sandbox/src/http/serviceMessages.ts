/** What an answer says when nothing in particular was refused. */
export const serviceMessages = {
  ok: { en: 'Success', tag: 'Tagumpay' },
  sessionEnded: { en: 'Please log in first!', tag: 'Mag-log in muna!' },
  serverFailure: {
    en: 'Something went wrong here. Please try again.',
    tag: 'Nagkaproblema kami. Subukan muli.',
  },
  maintenance: { en: 'We are under maintenance.', tag: 'Kasalukuyan kaming nagme-maintenance.' },
  unknownCall: { en: 'There is no such call.', tag: 'Walang ganoong call.' },
} as const satisfies Record<string, { en: string; tag: string }>;
