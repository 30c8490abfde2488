import type { Locale } from '@kislap/domain';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { sendOperatorPage } from '../pages/pageHeaders';
import { requestLocale } from '../pages/pageLocale';
import { type Markup, renderPage } from '../pages/renderPage';

/** Mounts the operator's terms and its privacy notice, in the language that the player has chosen in the app. */
export function legalRoutes(app: Hono): void {
  for (const name of ['terms', 'privacy'] as const) {
    app.get(`/sandbox/${name}`, (context) => {
      const locale = requestLocale(context);
      return sendOperatorPage(context, legalPage(locale, legalTexts[name][locale]));
    });
  }
}

/** A page of text: its title, and its chapters with their paragraphs. */
interface LegalText {
  readonly title: string;
  readonly chapters: readonly (readonly [heading: string, ...paragraphs: string[]])[];
}

/** A public page of text. */
function legalPage(locale: Locale, { title, chapters }: LegalText): Markup {
  const body = html`<body>
    <main class="legal">
      <h1>${title}</h1>
      ${chapters.map(
        ([heading, ...paragraphs]) =>
          html`<h2>${heading}</h2>
            ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`,
      )}
    </main>
  </body>`;
  return renderPage({ locale, title, styles: ['legal'], body });
}

/** What the sandbox binds itself to, in plain words. An operator has its lawyers write its own. */
const legalTexts = {
  terms: {
    en: {
      title: 'Terms',
      chapters: [
        [
          'This is a sandbox',
          'Everything here is for trying out. All money is play money: it cannot be bought, paid out or exchanged, and nothing you win or lose here is real.',
        ],
        [
          'Who may play',
          'You must be 21 or older, also in the sandbox. Government officials, members of the armed forces and the police, students, gaming employees and people on an exclusion list may not play at a licensed operator.',
        ],
        [
          'Your account',
          'One person has one account. Keep your password to yourself. You can see and end the devices that are logged in, and close your account, in the settings.',
        ],
        [
          'Games, deposits and withdrawals',
          'Every game shows its odds before you play. Limits that you set hold for every deposit and bet. A bonus says beforehand how much has to be bet before it can be withdrawn.',
        ],
        [
          'No promise',
          'The sandbox may be reset at any time, and everything in it is then gone. Do not put anything here that you want to keep.',
        ],
      ],
    },
    tag: {
      title: 'Terms',
      chapters: [
        [
          'Isa itong sandbox',
          'Pang-subok lang ang lahat dito. Play money ang lahat ng pera: hindi ito mabibili, mawi-withdraw o maipapalit, at hindi totoo ang anumang panalo o talo mo rito.',
        ],
        [
          'Sino ang puwedeng maglaro',
          'Dapat 21 taong gulang ka pataas, kahit sa sandbox. Hindi puwedeng maglaro sa lisensyadong operator ang mga opisyal ng gobyerno, mga kasapi ng militar at pulis, mga estudyante, mga empleyado ng gaming, at mga taong nasa exclusion list.',
        ],
        [
          'Ang account mo',
          'Isang account lang ang bawat tao. Huwag ibigay kahit kanino ang password mo. Sa mga setting, makikita at matatapos mo ang mga device na naka-log in, at maisasara mo ang account mo.',
        ],
        [
          'Mga laro, deposit at withdrawal',
          'Ipinapakita ng bawat laro ang odds bago ka maglaro. Sakop ng mga limit na itinakda mo ang bawat deposit at taya. Sinasabi muna ng bonus kung magkano ang kailangang itaya bago ito ma-withdraw.',
        ],
        [
          'Walang pangako',
          'Puwedeng i-reset ang sandbox anumang oras, at mawawala ang lahat ng laman nito. Huwag maglagay dito ng anumang gusto mong itago.',
        ],
      ],
    },
  },
  privacy: {
    en: {
      title: 'Privacy Notice',
      chapters: [
        [
          'What is kept',
          'Your phone number, date of birth and password (as a hash that cannot be read back), your deposits, withdrawals, bets and rewards, your messages and limits, and the devices you are logged in on, with their kind and network address.',
        ],
        [
          'What for',
          'To let you log in, play, deposit and withdraw, to keep your limits, and to keep records of money as the law asks for.',
        ],
        [
          'What needs your consent',
          'Whoever brought you here hears that you registered, logged in or deposited only if you agree. What you use is counted only if you agree. Both are off until you switch them on, each for itself, and can be switched off again in the settings at any time.',
        ],
        [
          'What you can do',
          'In the settings you can download everything held about you, end sessions, take back consent and close your account. When it is closed, records of money are kept as long as the law asks for it.',
        ],
        [
          'Who answers for it',
          'In this sandbox the data stays in the database of whoever runs it, and nobody else gets it. A licensed operator names its data protection officer here.',
        ],
      ],
    },
    tag: {
      title: 'Privacy Notice',
      chapters: [
        [
          'Ano ang itinatago',
          'Ang numero ng telepono, petsa ng kapanganakan at password mo (bilang hash na hindi na mababasa), ang mga deposit, withdrawal, taya at reward mo, ang mga mensahe at limit mo, at ang mga device kung saan ka naka-log in, kasama ang uri at network address ng mga ito.',
        ],
        [
          'Para saan',
          'Para makapag-log in, makapaglaro, makapag-deposit at makapag-withdraw ka, para masunod ang mga limit mo, at para may record ng pera na hinihingi ng batas.',
        ],
        [
          'Ano ang kailangan ng pahintulot mo',
          'Malalaman lang ng nagdala sa iyo rito na nag-register, nag-log in o nag-deposit ka kung papayag ka. Bibilangin lang ang mga ginagamit mo kung papayag ka. Naka-off ang dalawa hangga’t hindi mo ino-on ang bawat isa, at puwede mong i-off muli sa mga setting anumang oras.',
        ],
        [
          'Ano ang magagawa mo',
          'Sa mga setting, mada-download mo ang lahat ng hawak tungkol sa iyo, matatapos mo ang mga session, mababawi mo ang pahintulot, at maisasara mo ang account mo. Kapag sarado na ito, itatago ang mga record ng pera hangga’t hinihingi ng batas.',
        ],
        [
          'Sino ang may pananagutan',
          'Sa sandbox na ito, nasa database lang ng nagpapatakbo nito ang data, at walang ibang makakakuha. Dito ipapakilala ng lisensyadong operator ang data protection officer nito.',
        ],
      ],
    },
  },
} as const satisfies Record<string, Record<'en' | 'tag', LegalText>>;
