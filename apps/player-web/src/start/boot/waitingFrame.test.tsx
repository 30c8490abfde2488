import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE_WAIT_EVENT } from '../../navigation/codeWait';
import { earlyAnswer } from '../../navigation/earlyAnswer';
import { beginStepBack, enterHistory } from '../../navigation/enterHistory';
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
  createWaitingFrame({ isPlayer: () => isPlayer, lang: 'en', words, phone: '', onShow: fetchCode }).show(
    pressed,
    turnBack,
  );
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

afterEach(async () => {
  history.replaceState(null, '');
  earlyAnswer.tell();
  // Steps back take a moment.
  await new Promise((resolve) => setTimeout(resolve, 10));
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
  ])('of %s, for a player %s, is a %s called %s', async (selector, isPlayer, shape, title) => {
    press(selector, isPlayer);
    expect(frame()?.dataset['shape']).toBe(shape);
    expect(frame()?.querySelector('h1,h2')?.textContent).toBe(title);
    await vi.waitFor(() => expect(page().hasAttribute('inert')).toBe(shape !== 'page'));
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

  it("goes by the phone's Back, and leaves no entry in the history", async () => {
    press('#deposit');
    expect(history.state).toEqual({ waiting: true });
    history.back();
    await vi.waitFor(() => expect(frame()).toBeNull());
    expect(turnBack).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.id).toBe('deposit');
    press('#deposit');
    frame()?.querySelector('button')?.click();
    await vi.waitFor(() => expect(history.state).toBeNull());
  });

  it('leaves its entry in the history to what comes', () => {
    press('#deposit');
    const entries = history.length;
    enterHistory(window, { overlays: [1] });
    earlyAnswer.tell();
    expect(history.length).toBe(entries);
    expect(history.state).toEqual({ overlays: [1], waiting: false });
  });

  it('stays when the app goes back by itself, and Back leaves it then too', async () => {
    history.pushState({ overlays: [1] }, '');
    press('#deposit');
    const arrived = beginStepBack(window);
    history.go(-2);
    await vi.waitFor(() => expect(history.state).toEqual({ waiting: true }));
    arrived();
    expect(frame()).not.toBeNull();
    expect(turnBack).not.toHaveBeenCalled();
    history.back();
    await vi.waitFor(() => expect(frame()).toBeNull());
    expect(turnBack).toHaveBeenCalledTimes(1);
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

  it.each([
    // The frames of other tests still listen, and a tap is theirs for a second: the one without a frame comes first.
    ['#dots', undefined],
    ['#tile', 'Mango Rush'],
  ])('stands for code that is here where it is known what it leads to: %s', (selector, title) => {
    const pressed = document.querySelector<HTMLElement>(selector);
    if (pressed === null) throw new Error(`There is no ${selector}.`);
    const options = { isPlayer: () => true, lang: 'en', words, phone: '', onShow: fetchCode };
    createWaitingFrame(options).note(pressed);
    const detail = { awaited: 'sheet', onLeave: turnBack, isHere: true, isLost: false } as const;
    const wait = new CustomEvent(CODE_WAIT_EVENT, { detail, cancelable: true });
    expect(document.dispatchEvent(wait)).toBe(title === undefined);
    expect(frame()?.querySelector('h2')?.textContent).toBe(title);
    // It goes in a moment: the page is not laid out anew for it.
    expect(page().hasAttribute('inert')).toBe(false);
  });

  it('calls pages what they call themselves', () => {
    const titles = Object.entries(startPages).map(([path, name]) => [path, startWordIds[name]]);
    expect(titles).toEqual(Object.keys(startPages).map((path) => [path, routeAt(path)?.title]));
  });
});
