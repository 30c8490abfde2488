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
          "This is just for trying things out. All money here is play money. You can't buy it, cash it out or trade it, and nothing you win or lose is real.",
        ],
        [
          'Who may play',
          "You must be 21 or older, even in the sandbox. Government officials, the military and police, students, gaming employees and people on an exclusion list can't play at a licensed casino.",
        ],
        [
          'Your account',
          'One account per person. Keep your password to yourself. In Settings, you can see and log out your devices and close your account.',
        ],
        [
          'Games, deposits and withdrawals',
          'Every game shows its odds before you play. The limits you set apply to every deposit and bet. Each bonus tells you up front how much to bet before you can withdraw it.',
        ],
        [
          'No promises',
          "We may reset the sandbox at any time, and everything in it will be gone. Don't put anything here that you want to keep.",
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
          'Dapat 21 taong gulang pataas ka, kahit sa sandbox. Hindi puwedeng maglaro sa lisensyadong casino ang mga opisyal ng gobyerno, mga kasapi ng militar at pulis, mga estudyante, mga empleyado ng gaming, at mga taong nasa exclusion list.',
        ],
        [
          'Ang account mo',
          'Isang account lang ang bawat tao. Huwag ibigay kahit kanino ang password mo. Sa Settings, makikita at mala-log out mo ang mga device mo, at maisasara mo ang account mo.',
        ],
        [
          'Mga laro, deposit at withdrawal',
          'Ipinapakita ng bawat laro ang odds bago ka maglaro. Sakop ng mga limit na ni-set mo ang bawat deposit at taya. Sinasabi muna ng bonus kung magkano ang kailangang itaya bago ito ma-withdraw.',
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
          'What we keep',
          "Your phone number, date of birth and password (as a hash that can't be read back), your deposits, withdrawals, bets and rewards, your messages and limits, and the devices you are logged in on, with their kind and network address.",
        ],
        [
          'Why we keep it',
          'To let you log in, play, deposit and withdraw, to apply your limits, and to keep the money records the law requires.',
        ],
        [
          'What we ask you first',
          'Only if you agree, we tell the ad or site that brought you here that you registered, logged in or deposited. Only if you agree, we count what you use. Both are off until you turn them on, one by one. You can turn them off in Settings at any time.',
        ],
        [
          'What you can do',
          'In Settings, you can download everything we have about you, end sessions, take back your consent and close your account. After that, we keep money records for as long as the law requires.',
        ],
        [
          'Who is responsible',
          'In this sandbox, your data stays in the database of the people who run it, and no one else gets it. A licensed casino names its data protection officer here.',
        ],
      ],
    },
    tag: {
      title: 'Privacy Notice',
      chapters: [
        [
          'Ano ang itinatago',
          'Ang mobile number, birthday at password mo (bilang hash na hindi na mababasa), ang mga deposit, withdrawal, taya at reward mo, ang messages at limit mo, at ang mga device kung saan ka naka-log in, kasama ang uri at network address ng mga ito.',
        ],
        [
          'Para saan',
          'Para makapag-log in, makapaglaro, makapag-deposit at makapag-withdraw ka, para masunod ang mga limit mo, at para may record ng pera na hinihingi ng batas.',
        ],
        [
          'Ano ang kailangan ng pahintulot mo',
          'Malalaman lang ng nagdala sa iyo rito na nag-register, nag-log in o nag-deposit ka kung papayag ka. Bibilangin lang ang mga ginagamit mo kung papayag ka. Naka-off ang dalawa hangga’t hindi mo ino-on ang bawat isa, at puwede mong i-off ulit sa Settings anumang oras.',
        ],
        [
          'Ano ang magagawa mo',
          'Sa Settings, puwede mong i-download ang lahat ng info mo, tapusin ang mga session, bawiin ang pahintulot, at isara ang account mo. Kapag sarado na ito, itatago ang mga record ng pera hangga’t hinihingi ng batas.',
        ],
        [
          'Sino ang may pananagutan',
          'Sa sandbox na ito, nasa database lang ng nagpapatakbo nito ang data, at walang ibang makakakuha. Dito ipapakilala ng lisensyadong casino ang data protection officer nito.',
        ],
      ],
    },
  },
} as const satisfies Record<string, Record<'en' | 'tag', LegalText>>;
