interface MailTemplate {
  readonly urgency: 0 | 1 | 2;
  readonly en: { readonly title: string; readonly text: string };
  readonly tag: { readonly title: string; readonly text: string };
}

/**
 * What the operator's messages say, in both languages. Plain text; `{words}` are filled in. The first line of the
 * text is also what the list shows. Urgency: 1 important, 2 about responsible gaming.
 */
export const mailTemplates = {
  welcome: {
    urgency: 0,
    en: {
      title: 'Welcome to Kislap',
      text: 'Good that you are here. A small gift is attached.\n\nEverything here is play money: nothing real is won or lost. Set your limits before you start, and stop when it is no longer fun.',
    },
    tag: {
      title: 'Welcome sa Kislap',
      text: 'Buti at nandito ka. May maliit na regalong nakalakip.\n\nPlay money lang ang lahat dito: walang totoong mananalo o matatalo. Magtakda ng limit bago magsimula, at tumigil kapag hindi na masaya.',
    },
  },
  withdrawalRejected: {
    urgency: 1,
    en: {
      title: 'Your withdrawal did not go through',
      text: 'The bank rejected your withdrawal of ₱{amount}. The money is back in your balance.\n\nOrder: {order}\nAccount: {account}\n\nCheck the account number and the name, then try again.',
    },
    tag: {
      title: 'Hindi natuloy ang withdrawal mo',
      text: 'Hindi tinanggap ng bangko ang withdrawal mong ₱{amount}. Nasa balanse mo na ulit ang pera.\n\nOrder: {order}\nAccount: {account}\n\nTingnan ang account number at pangalan, saka subukan ulit.',
    },
  },
  identityPassed: {
    urgency: 1,
    en: {
      title: 'Your identity is verified',
      text: 'We have checked your documents. You can deposit now.\n\nThe pictures you sent were deleted after the check.',
    },
    tag: {
      title: 'Verified na ang identity mo',
      text: 'Nasuri na namin ang mga dokumento mo. Puwede ka nang mag-deposit.\n\nBinura na pagkatapos ng pagsusuri ang mga litratong ipinadala mo.',
    },
  },
  identityRefused: {
    urgency: 1,
    en: {
      title: 'We could not verify your identity',
      text: '{note}\n\nYou can send your documents again in Settings. The pictures you sent were deleted after the check.',
    },
    tag: {
      title: 'Hindi namin na-verify ang identity mo',
      text: '{note}\n\nPuwede mong ipadala ulit ang mga dokumento mo sa Settings. Binura na pagkatapos ng pagsusuri ang mga litratong ipinadala mo.',
    },
  },
  vipReached: {
    urgency: 0,
    en: {
      title: 'You reached VIP {level}',
      text: 'You are now VIP {level} {name}.\n\nYour level-up gift waits on the Level page, and your daily, weekly and monthly gifts on the VIP page.',
    },
    tag: {
      title: 'VIP {level} ka na',
      text: 'VIP {level} {name} ka na ngayon.\n\nNaghihintay ang level-up gift mo sa Level page, at ang pang-araw-araw, lingguhan at buwanang gift mo sa VIP page.',
    },
  },
  loyalty: {
    urgency: 0,
    en: {
      title: 'A gift for playing with us',
      text: 'Here is a small thank-you for your time with us.\n\nIt goes to your balance the moment you receive it, and is to be bet once before you withdraw it.',
    },
    tag: {
      title: 'Regalo para sa paglalaro mo',
      text: 'Munting pasasalamat para sa oras mo sa amin.\n\nPapasok ito sa balanse mo kapag tinanggap mo, at kailangang itaya nang isang beses bago i-withdraw.',
    },
  },
  news: {
    urgency: 0,
    en: {
      title: 'What is open this week',
      text: 'Every game, deposit channel and event is open this week.\n\nDeposits and withdrawals run day and night. Game data can be up to 10 minutes late.',
    },
    tag: {
      title: 'Ano ang bukas ngayong linggo',
      text: 'Bukas ang lahat ng laro, deposit channel at event ngayong linggo.\n\nAraw at gabi ang deposit at withdrawal. Puwedeng ma-delay nang hanggang 10 minuto ang game data.',
    },
  },
  note: {
    urgency: 0,
    en: { title: '{title}', text: '{text}' },
    tag: { title: '{title}', text: '{text}' },
  },
  importantNote: {
    urgency: 1,
    en: { title: '{title}', text: '{text}' },
    tag: { title: '{title}', text: '{text}' },
  },
  careNote: {
    urgency: 2,
    en: { title: '{title}', text: '{text}' },
    tag: { title: '{title}', text: '{text}' },
  },
} as const satisfies Record<string, MailTemplate>;

/** One of the operator's messages. */
export type MailTemplateName = keyof typeof mailTemplates;
