import { afterEach, beforeEach, expect, it } from 'vitest';
import { STORAGE_PREFIX, STORAGE_VERSION } from '../../device/storage/storageFormat';
import { drawLastPage } from './lastPage';
import { READY_EVENT } from './READY_EVENT';

const root = document.documentElement;
const JUAN = 7;

const store = (name: string, value: unknown): void =>
  localStorage.setItem(STORAGE_PREFIX + name, JSON.stringify({ version: STORAGE_VERSION, value }));

const icon = ['svg', { viewBox: '0 0 8 8' }, ['path', { d: 'M0 0' }]];
const kept = {
  userId: JUAN,
  build: 'one',
  lang: 'en',
  page: {
    look: 'dark kislap',
    styles: '.a{color:red}',
    parts: [[['a', { href: '/user' }, 'Juan', icon]], ['Offers']],
  },
};

const places = () =>
  [...document.querySelectorAll('[data-view=player]')].map(({ textContent }) => textContent);

function placeOfPlayer(): HTMLElement {
  const place = document.createElement('div');
  place.dataset['view'] = 'player';
  place.textContent = '…';
  return place;
}

beforeEach(() => {
  Object.assign(root, { lang: 'en' });
  Object.assign(root.dataset, { theme: 'dark', skin: 'kislap' });
  const build = Object.assign(document.createElement('meta'), { name: 'kislap-build', content: 'one' });
  document.head.replaceChildren(build);
  document.body.replaceChildren(...[0, 1].map(placeOfPlayer));
  document.adoptedStyleSheets = [];
  store('session', { token: 'x', userId: JUAN });
  store(`lastTouchAt:${JUAN}`, Date.now());
  store('lastView', kept);
});

afterEach(() => {
  localStorage.clear();
});

it('draws what the player last saw in their places, until the app is there', () => {
  drawLastPage(root);
  expect(places()).toEqual(['Juan', 'Offers']);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/user');
  expect(document.querySelector('path')?.namespaceURI).toContain('svg');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  document.dispatchEvent(new Event(READY_EVENT));
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

it.each([[['a']], [['a', 'href']], [['a', {}, ['b']]], [7], [null]])(
  'leaves a place as it is whose drawing is damaged (%j), and draws the others',
  (node) => {
    const [, offers] = kept.page.parts;
    store('lastView', { ...kept, page: { ...kept.page, parts: [[node], offers] } });
    drawLastPage(root);
    expect(places()).toEqual(['…', 'Offers']);
  },
);

it.each([
  ['another player’s', () => store('session', { token: 'y', userId: 8 })],
  ['a guest’s visit', () => localStorage.removeItem(`${STORAGE_PREFIX}session`)],
  ['of another build', () => store('lastView', { ...kept, build: 'two' })],
  ['of another language', () => store('lastView', { ...kept, lang: 'fil' })],
  ['of another look', () => Object.assign(root.dataset, { theme: 'light' })],
  ['not drawn', () => store('lastView', { ...kept, page: undefined })],
  ['behind the lock', () => store(`lastTouchAt:${JUAN}`, Date.now() - 1_800_000)],
  ['behind the operator’s lock', () => store(`lastTouchAt:${JUAN}`, 0)],
  ['damaged', () => localStorage.setItem(`${STORAGE_PREFIX}lastView`, '{')],
])('draws nothing of what is %s', (_, change) => {
  change();
  drawLastPage(root);
  expect(places()).toEqual(['…', '…']);
});
