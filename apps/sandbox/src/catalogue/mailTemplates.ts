import { limitLetters } from './limitLetters';

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
      text: "We're glad you're here. A small gift is attached.\n\nIt's all play money: you can't win or lose anything real. Set your limits before you start, and stop when it's no longer fun.",
    },
    tag: {
      title: 'Welcome sa Kislap',
      text: 'Buti nandito ka. May kasamang maliit na regalo.\n\nPlay money lang ang lahat dito: walang totoong mapapanalunan o matatalo. Mag-set ng limit bago magsimula, at tumigil kapag hindi na masaya.',
    },
  },
  withdrawalRejected: {
    urgency: 1,
    en: {
      title: "Your withdrawal didn't go through",
      text: 'The bank declined your ₱{amount} withdrawal. The money is back in your balance.\n\nOrder: {order}\nAccount: {account}\n\nCheck the account number and name, then try again.',
    },
    tag: {
      title: 'Hindi natuloy ang withdrawal mo',
      text: 'Hindi tinanggap ng bangko ang ₱{amount} withdrawal mo. Nasa balance mo na ulit ang pera.\n\nOrder: {order}\nAccount: {account}\n\nI-check ang account number at pangalan, saka subukan ulit.',
    },
  },
  // The operator's own decision: no bank has seen it. `{why}` is its note, if any.
  withdrawalNotApproved: {
    urgency: 1,
    en: {
      title: "Your withdrawal wasn't approved",
      text: "We didn't approve your ₱{amount} withdrawal. The money is back in your balance.{why}\n\nOrder: {order}\nAccount: {account}",
    },
    tag: {
      title: 'Hindi naaprubahan ang withdrawal mo',
      text: 'Hindi namin inaprubahan ang ₱{amount} withdrawal mo. Nasa balance mo na ulit ang pera.{why}\n\nOrder: {order}\nAccount: {account}',
    },
  },
  depositBonusLess: {
    urgency: 0,
    en: {
      title: 'Your deposit has a smaller bonus',
      text: 'Your ₱{amount} deposit is in your balance, with ₱{given} of bonus instead of ₱{told}. Another deposit of yours was added first, and the promotion counts deposits in the order they are added.\n\nOrder: {order}\n\nOnly the bonus you got has to be bet.',
    },
    tag: {
      title: 'Mas maliit ang bonus ng deposit mo',
      text: 'Nasa balance mo na ang ₱{amount} na deposit mo, na may ₱{given} na bonus sa halip na ₱{told}. May isa ka pang deposit na naunang naidagdag, at binibilang ng promo ang mga deposit ayon sa pagkakadagdag.\n\nOrder: {order}\n\nAng nakuha mong bonus lang ang kailangang itaya.',
    },
  },
  depositBonusQuiet: {
    urgency: 0,
    en: {
      title: 'Your deposit came without a bonus',
      text: "Your ₱{amount} deposit is in your balance, without the ₱{told} of bonus. We give no bonus while play is costing you money, at a limit you set, or in the days after a break. It's all your own money.\n\nOrder: {order}",
    },
    tag: {
      title: 'Walang bonus ang deposit mo',
      text: 'Nasa balance mo na ang ₱{amount} na deposit mo, wala ang ₱{told} na bonus. Hindi kami nagbibigay ng bonus habang natatalo ka sa laro, kapag naabot mo ang sarili mong limit, o sa mga araw pagkatapos ng break. Sa iyo ang buong halaga.\n\nOrder: {order}',
    },
  },
  // The app asks by itself at the log-in: the letter keeps the figures.
  limitReview: {
    urgency: 0,
    en: {
      title: 'Do your limits still fit?',
      text: 'In the last 30 days you deposited ₱{deposited} and withdrew ₱{withdrawn}. The difference is {net}.\n\nIt is some months since we asked you about a deposit limit. Look at your limits under Responsible gaming.',
    },
    tag: {
      title: 'Tama pa ba ang mga limit mo?',
      text: 'Nitong huling 30 araw, nag-deposit ka ng ₱{deposited} at nag-withdraw ng ₱{withdrawn}. {net} ang net.\n\nIlang buwan na mula nang tanungin ka namin tungkol sa deposit limit. Tingnan ang mga limit mo sa Responsible gaming.',
    },
  },
  yearFigures: {
    urgency: 2,
    en: {
      title: 'Your year {year} in figures',
      text: 'In {year} you deposited ₱{deposited} and withdrew ₱{withdrawn}. The difference is {net}.\n\nYour limits, and a look at every month, are under Responsible gaming.',
    },
    tag: {
      title: 'Ang taong {year} mo sa numero',
      text: 'Noong {year}, nag-deposit ka ng ₱{deposited} at nag-withdraw ng ₱{withdrawn}. {net} ang net.\n\nNasa Responsible gaming ang mga limit mo at ang bawat buwan.',
    },
  },
  harmNoticed: {
    urgency: 2,
    en: {
      title: 'We noticed a change in how you play or pay',
      text: 'What we noticed is under Responsible gaming, with your limits. You can set a limit, take a break, or go on.\n\nIs it wrong? Tell customer service and somebody will look at it.',
    },
    tag: {
      title: 'May napansin kami sa paglalaro o pagde-deposit mo',
      text: 'Nasa Responsible gaming ang napansin namin, kasama ang mga limit mo. Puwede kang mag-set ng limit, mag-break, o magpatuloy.\n\nMali ba ito? Sabihin sa customer service at may titingin nito.',
    },
  },
  harmCare: {
    urgency: 2,
    en: {
      title: 'We paused play for a day',
      text: "We'd like to talk with you first. A real person is checking your account. Your money stays yours: you can withdraw it now.\n\nIs this wrong? Tell customer service.",
    },
    tag: {
      title: 'Itinigil muna namin ang laro nang isang araw',
      text: 'Gusto ka muna naming makausap. May taong titingin sa account mo. Sa iyo pa rin ang pera mo: puwede mo itong i-withdraw ngayon.\n\nMali ba ito? Sabihin sa customer service.',
    },
  },
  bonusEnded: {
    urgency: 1,
    en: {
      title: 'Your bonus has ended',
      text: "The time to bet your bonus is over. ₱{amount} of it has left your balance, and you don't have to bet for it any more.\n\nYour own money stays yours.",
    },
    tag: {
      title: 'Tapos na ang bonus mo',
      text: 'Tapos na ang oras para itaya ang bonus mo. Wala na sa balance mo ang natitirang ₱{amount}, at hindi mo na ito kailangang itaya.\n\nSa iyo pa rin ang sarili mong pera.',
    },
  },
  depositReturned: {
    urgency: 1,
    en: {
      title: 'Your deposit goes back to you',
      text: "We sent your ₱{amount} payment back. Deposits are closed to this account right now, so it wasn't added to your balance.\n\nOrder: {order}\n\nIt goes back to where you paid from. You don't need to do anything.",
    },
    tag: {
      title: 'Ibinabalik ang deposit mo',
      text: 'Ibinalik namin ang ₱{amount} na bayad mo. Sarado muna ang deposit sa account na ito, kaya hindi ito idinagdag sa balance mo.\n\nOrder: {order}\n\nBabalik ito kung saan ka nagbayad. Wala kang kailangang gawin.',
    },
  },
  depositReturnedByLimit: {
    urgency: 1,
    en: {
      title: 'Your deposit goes back to you',
      text: "We sent your ₱{amount} payment back. It would have passed a deposit limit you set, so it wasn't added to your balance.\n\nOrder: {order}\n\nIt goes back to where you paid from. You don't need to do anything.",
    },
    tag: {
      title: 'Ibinabalik ang deposit mo',
      text: 'Ibinalik namin ang ₱{amount} na bayad mo. Lalampas ito sa deposit limit na ni-set mo, kaya hindi ito idinagdag sa balance mo.\n\nOrder: {order}\n\nBabalik ito kung saan ka nagbayad. Wala kang kailangang gawin.',
    },
  },
  identityPassed: {
    urgency: 1,
    en: {
      title: 'Your identity is verified',
      text: "We've checked your documents. You can deposit and withdraw now.\n\nWe deleted your photos after the check.",
    },
    tag: {
      title: 'Verified na ang identity mo',
      text: 'Na-check na namin ang documents mo. Puwede ka nang mag-deposit at mag-withdraw.\n\nNa-delete na namin ang photos mo pagkatapos ng check.',
    },
  },
  identityPassedAway: {
    urgency: 1,
    en: {
      title: 'You can withdraw your money now',
      text: "We've checked your documents. You can withdraw your own money while you're away.\n\nWe deleted your photos after the check.",
    },
    tag: {
      title: 'Puwede mo nang i-withdraw ang pera mo',
      text: 'Na-check na namin ang documents mo. Puwede mong i-withdraw ang sarili mong pera habang naka-break o naka-exclude ka.\n\nNa-delete na namin ang photos mo pagkatapos ng check.',
    },
  },
  identityRefused: {
    urgency: 1,
    en: {
      title: "We couldn't verify your identity",
      text: '{note}\n\nYou can send your documents again in Settings. We deleted your photos after the check.',
    },
    tag: {
      title: 'Hindi namin na-verify ang identity mo',
      text: '{note}\n\nPuwede mong i-send ulit ang documents mo sa Settings. Na-delete na namin ang photos mo pagkatapos ng check.',
    },
  },
  vipReached: {
    urgency: 0,
    en: {
      title: 'You reached VIP {level}',
      text: "You're now VIP {level} {name}.\n\nClaim your level-up gift on the Level page, and your daily, weekly and monthly gifts on the VIP page.",
    },
    tag: {
      title: 'VIP {level} ka na',
      text: 'VIP {level} {name} ka na ngayon.\n\nI-claim ang level-up gift mo sa Level page, at ang daily, weekly at monthly gift mo sa VIP page.',
    },
  },
  loyalty: {
    urgency: 0,
    en: {
      title: 'A gift for playing with us',
      text: "Here's a small thank-you for your time with us.\n\nIt goes to your balance as soon as you claim it. It adds its amount to your turnover. You can give the gift up at any time.",
    },
    tag: {
      title: 'Regalo para sa paglalaro mo',
      text: 'Munting pasasalamat sa oras mo sa amin.\n\nPapasok ito sa balance mo pag-claim mo. Dagdag ang halaga nito sa turnover mo. Puwede mong bitawan ang regalo kahit kailan.',
    },
  },
  news: {
    urgency: 0,
    en: {
      title: "What's open this week",
      text: 'Every game, deposit channel and event is open this week.\n\nYou can deposit and withdraw day and night. Game data can be up to 10 minutes late.',
    },
    tag: {
      title: 'Mga puwedeng salihan ngayong linggo',
      text: 'Bukas ang lahat ng laro, deposit channel at event ngayong linggo.\n\nPuwedeng mag-deposit at mag-withdraw araw at gabi. Puwedeng ma-delay nang hanggang 10 minuto ang game data.',
    },
  },
  ...limitLetters,
  breakBegan: {
    urgency: 2,
    en: {
      title: 'Your break has begun',
      text: "You can't play or deposit until {time}. Nobody can end this before, not you, not us.\n\nUnpaid orders are closed. Your own money stays yours: log in to withdraw it.",
    },
    tag: {
      title: 'Nagsimula na ang break mo',
      text: 'Hindi ka makakapaglaro o makakapag-deposit hanggang {time}. Walang makakapagpahinto nito bago iyon, ikaw man o kami.\n\nSarado na ang mga order na hindi pa bayad. Sa iyo pa rin ang sarili mong pera: mag-log in para i-withdraw ito.',
    },
  },
  exclusionBegan: {
    urgency: 2,
    en: {
      title: 'Your exclusion has begun',
      text: "You can't play or deposit until {time}. Nobody can end this before, not you, not us. By law the first 6 months can never be undone; we keep the whole time you choose.\n\nUnpaid orders are closed. Your own money stays yours: log in to withdraw it.",
    },
    tag: {
      title: 'Nagsimula na ang exclusion mo',
      text: 'Hindi ka makakapaglaro o makakapag-deposit hanggang {time}. Walang makakapagpahinto nito bago iyon, ikaw man o kami. Ayon sa batas, hindi na mababawi ang unang 6 na buwan; susundin namin ang buong haba na pinili mo.\n\nSarado na ang mga order na hindi pa bayad. Sa iyo pa rin ang sarili mong pera: mag-log in para i-withdraw ito.',
    },
  },
  accountHeld: {
    urgency: 2,
    en: {
      title: "You can't play right now",
      text: "A break or an exclusion covers every account a person has. This account looks like one of yours.\n\nUnpaid orders are closed. Your own money stays yours: log in to withdraw it. If this isn't you, contact customer service.",
    },
    tag: {
      title: 'Hindi ka makakapaglaro ngayon',
      text: 'Kapag naka-break o naka-exclude ang isang tao, kasama ang lahat ng account niya. Mukhang sa iyo rin ang account na ito.\n\nSarado na ang mga order na hindi pa bayad. Sa iyo pa rin ang sarili mong pera: mag-log in para i-withdraw ito. Kung hindi ikaw ito, kausapin ang customer service.',
    },
  },
  personExcluded: {
    urgency: 2,
    en: {
      title: "You can't play right now",
      text: "An exclusion covers every account a person has, and this account is one of yours.\n\nBonuses and gifts you hadn't claimed have ended. Unpaid orders are closed. Your own money stays yours: log in to withdraw it. If this isn't you, contact customer service.",
    },
    tag: {
      title: 'Hindi ka makakapaglaro ngayon',
      text: 'Kapag naka-exclude ang isang tao, kasama ang lahat ng account niya, at isa ito sa mga account mo.\n\nTapos na ang mga bonus at regalong hindi mo pa na-claim. Sarado na ang mga order na hindi pa bayad. Sa iyo pa rin ang sarili mong pera: mag-log in para i-withdraw ito. Kung hindi ikaw ito, kausapin ang customer service.',
    },
  },
  moneyWaits: {
    urgency: 1,
    en: {
      title: 'Your money is still here',
      text: "₱{amount} of your own money is in your account. You can withdraw it any time while you're away: just log in.\n\nIt stays yours, however long you wait.",
    },
    tag: {
      title: 'Nandito pa ang pera mo',
      text: 'May ₱{amount} ka pang sariling pera sa account mo. Puwede mo itong i-withdraw kahit kailan habang wala ka: mag-log in lang.\n\nSa iyo pa rin ito, gaano man katagal.',
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

/** The messages about the account and its money; those that are left advertise, and whoever is away sees none. */
export const serviceTemplates: readonly string[] = Object.entries(mailTemplates)
  .filter(([, { urgency }]) => urgency > 0)
  .map(([name]) => name);
