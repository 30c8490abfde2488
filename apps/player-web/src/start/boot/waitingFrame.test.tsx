import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyAnswer } from '../../features/first-view/earlyAnswer';
import { routeAt } from '../../navigation/routes/routes';
import { startPages, startWordIds } from './startWords';
import { createWaitingFrame } from './waitingFrame';

const words = startWordIds;
const turnBack = vi.fn();
const fetchCode = vi.fn();
const page = (): HTMLElement => document.querySelector('#root') ?? document.body;
const frame = (): HTMLElement | null => document.querySelector('.waiting-frame');

function press(selector: string, isPlayer = true): void {
  const pressed = document.querySelector<HTMLElement>(selector);
  if (pressed === null) throw new Error(`There is no ${selector}.`);
  createWaitingFrame({ isPlayer, lang: 'en', words, phone: '', onShow: fetchCode }).show(pressed, turnBack);
}

beforeEach(() => {
  render(
    <div id="root">
      <button type="button" id="tile" data-opens="sheet" data-title="Mango Rush">
        Hot Mango Rush Slots
      </button>
      <button type="button" id="dots" aria-label="Slide 2">
        2
      </button>
      <nav>
        <button type="button" id="deposit" data-opens="screen">
          Deposit
        </button>
        <a id="promo" href="/promotion">
          Promo
        </a>
        <a id="account" href="/user">
          Account
        </a>
        <a id="home" href="/">
          Home
        </a>
      </nav>
      <a id="register" href="/register">
        Sign up
      </a>
      <a id="draw" href="/luck-draw">
        Lucky draw
      </a>
    </div>,
  );
  // Nothing is laid out here, so everything would be taken for hidden.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(
    Object.assign([new DOMRect()], { item: () => null }),
  );
  Object.assign(document, { getAnimations: () => [] });
});

afterEach(() => {
  earlyAnswer.tell();
  vi.restoreAllMocks();
  cleanup();
  turnBack.mockClear();
});

describe('the frame that stands for an answer', () => {
  it.each([
    ['#tile', true, 'sheet', 'Mango Rush'],
    ['#deposit', true, 'screen', 'Deposit'],
    ['#deposit', false, 'login', words.welcome],
    ['#register', false, 'screen', words.register],
    ['#draw', true, 'screen', 'Lucky draw'],
    ['#promo', true, 'page', words.promotion],
    ['#account', true, 'page', words.account],
    ['#account', false, 'login', words.welcome],
  ])('of %s, for a player %s, is a %s called %s', (selector, isPlayer, shape, title) => {
    press(selector, isPlayer);
    expect(frame()?.dataset['shape']).toBe(shape);
    expect(frame()?.querySelector('h1,h2')?.textContent).toBe(title);
    expect(page().hasAttribute('inert')).toBe(shape !== 'page');
  });

  it.each(['#dots', '#home'])('is not there for %s, which leads nowhere else', (selector) => {
    press(selector);
    expect(frame()).toBeNull();
  });

  it('goes with the answer', () => {
    press('#deposit');
    earlyAnswer.tell();
    expect(frame()).toBeNull();
    expect(page().hasAttribute('inert')).toBe(false);
    expect(turnBack).not.toHaveBeenCalled();
  });

  it.each([
    ['its cross', () => frame()?.querySelector('button')?.click()],
    ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ])('goes by %s, and focus is where it was', (_, leave) => {
    press('#tile');
    leave();
    expect(frame()).toBeNull();
    expect(turnBack).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.id).toBe('tile');
  });

  it("goes by the phone's Back, where the browser tells it before there is a history", () => {
    const watchers: EventTarget[] = [];
    const destroy = vi.fn();
    class Watcher extends EventTarget {
      readonly destroy = destroy;
      constructor() {
        super();
        watchers.push(this);
      }
    }
    vi.stubGlobal('CloseWatcher', Watcher);
    press('#deposit');
    watchers.forEach((watcher) => watcher.dispatchEvent(new Event('close')));
    expect(frame()).toBeNull();
    expect(turnBack).toHaveBeenCalledTimes(1);
    press('#deposit');
    earlyAnswer.tell();
    expect(destroy).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it('hands on what was typed into it, and where', () => {
    const heard = vi.fn();
    render(
      <main>
        <input type="tel" defaultValue="" onChange={({ target }) => heard(target.value)} />
      </main>,
    );
    press('#deposit', false);
    const input = frame()?.querySelector('input');
    expect(document.activeElement).toBe(input);
    if (input) input.value = '9170';
    expect(earlyAnswer.handOver()).toBe(true);
    expect(heard).toHaveBeenLastCalledWith('9170');
    expect(document.activeElement).toBe(document.querySelector('main input'));
    expect(earlyAnswer.handOver()).toBe(false);
  });

  it('calls pages what they call themselves', () => {
    const titles = Object.entries(startPages).map(([path, name]) => [path, startWordIds[name]]);
    expect(titles).toEqual(Object.keys(startPages).map((path) => [path, routeAt(path)?.title]));
  });
});
