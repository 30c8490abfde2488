/** What an answer says when nothing in particular was refused. */
export const serviceMessages = {
  ok: { en: 'Success', tag: 'Tagumpay' },
  sessionEnded: { en: 'Please log in first!', tag: 'Mag-log in muna!' },
  serverFailure: {
    en: 'Something went wrong here. Please try again.',
    tag: 'Nagkaproblema kami. Subukan muli.',
  },
  maintenance: { en: 'We are under maintenance.', tag: 'Kasalukuyan kaming nagme-maintenance.' },
  usePost: { en: 'Please use POST.', tag: 'Gumamit ng POST.' },
  tooLarge: { en: 'This is too large.', tag: 'Masyado itong malaki.' },
  otherSite: {
    en: 'Requests from other sites are not answered.',
    tag: 'Hindi sinasagot ang mga request mula sa ibang site.',
  },
  unknownCall: { en: 'There is no such call.', tag: 'Walang ganoong call.' },
} as const satisfies Record<string, { en: string; tag: string }>;
