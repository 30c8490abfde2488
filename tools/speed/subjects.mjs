import { signInSeedPlayer } from '../seedPlayer.mjs';

const tabs = 'nav[aria-label="Main navigation"]';
const sheet = '[role=dialog] h2';
const promotions = `${tabs} a[href="/promotion"]`;
const isAtPromotions = `${promotions}[aria-current=page]`;
const close = '[role=dialog] button[aria-label="Close"]';
const banner = 'main img[src*="/banners/"]';

/**
 * Who is measured, the floor first.
 *
 * @param {string} origin The sandbox, to sign a player in at.
 * @param {string} site Where browsers find it.
 * @returns {Promise<readonly import('./visit.mjs').Subject[]>}
 */
export async function subjectsOf(origin, site) {
  const session = await signInSeedPlayer(origin);
  const deposit = `${tabs} button`;
  return [
    {
      name: 'floor',
      url: `${site}/floor`,
      ready: 'img[src*="/banners/"]',
      tap: 'nav button',
      answer: 'dialog[open] h2',
      steps: [
        { name: 'overlay', tap: 'nav button', shows: 'dialog[open] h2' },
        { name: 'close', tap: 'dialog[open] button', shows: 'dialog[open]', isGone: true },
      ],
      round: ['nav button', 'dialog[open] button'],
    },
    {
      name: 'guest',
      url: `${site}/`,
      ready: banner,
      tap: deposit,
      answer: 'input[type=tel]',
      storage: storedScript({}),
      steps: [
        {
          name: 'overlay',
          tap: 'main button[data-title]:has(img)',
          shows: sheet,
          content: '[role=dialog] dl',
        },
        { name: 'close', tap: close, shows: '[role=dialog]', isGone: true },
        { name: 'route', tap: promotions, shows: isAtPromotions, content: 'main article' },
      ],
      round: [promotions, `${tabs} a[href="/"]`],
    },
    {
      name: 'player',
      url: `${site}/`,
      ready: 'section[aria-label="Balance"] [data-shown=true]',
      tap: deposit,
      answer: sheet,
      storage: storedScript({ session, [`bindPhoneAskedOn:${session.userId}`]: manilaToday() }),
      steps: [
        { name: 'overlay', tap: deposit, shows: sheet, content: '[role=dialog] input' },
        { name: 'close', tap: close, shows: '[role=dialog]', isGone: true },
        { name: 'route', tap: promotions, shows: isAtPromotions, content: 'main article' },
      ],
      round: [deposit, close, promotions, `${tabs} a[href="/user"]`, `${tabs} a[href="/"]`],
    },
  ];
}

const manilaToday = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/**
 * A script that writes into the device's storage what keeps offers and questions away, and `more`.
 *
 * @param {Readonly<Record<string, unknown>>} more Values by their names.
 */
export function storedScript(more) {
  const today = manilaToday();
  const seen = Array.from({ length: 40 }, (_, id) => [`ad:${id}`, { shownOn: today, hiddenOn: today }]);
  const values = {
    ...Object.fromEntries(seen),
    installClosedAt: Date.now(),
    ...more,
  };
  return `if (window.top === window) for (const [name, value] of Object.entries(${JSON.stringify(values)}))
    localStorage.setItem('kislap:' + name, JSON.stringify({ version: 1, value }));`;
}
