import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyAnswer } from '../../navigation/earlyAnswer';
import { waitingPart } from '../../features/first-view/waitingPart';
import { keepEarlyTaps } from './keepEarlyTaps';
import { READY_EVENT } from './READY_EVENT';

const pressed = vi.fn();
function button(id: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.id = id;
  element.setAttribute('aria-label', id);
  element.addEventListener('click', () => void pressed(id));
  return element;
}

const frame = { show: vi.fn(), close: vi.fn(), release: vi.fn(), note: vi.fn() };

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};
const tap = (selector: string): void => find(selector).click();
const takeOver = (): void => {
  find('section').removeAttribute(waitingPart.attribute);
  document.dispatchEvent(new Event(waitingPart.takenOverEvent));
  vi.advanceTimersByTime(1);
};

beforeAll(() => {
  vi.useFakeTimers();
  keepEarlyTaps(frame);
});

afterAll(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

beforeEach(() => {
  vi.clearAllMocks();
  vi.clearAllTimers();
  const menu = button('menu');
  menu.append(document.createElement('b'));
  const part = document.createElement('section');
  part.setAttribute(waitingPart.attribute, '');
  part.append(button('tile'));
  const root = document.createElement('div');
  root.id = 'root';
  root.append(menu, part);
  document.body.replaceChildren(root, button('reload'));
});

describe('taps that come early', () => {
  it('before the app: the last one is pressed once, when the app is there', () => {
    tap('#reload');
    expect(pressed.mock.calls).toEqual([['reload']]);
    pressed.mockClear();
    tap('#tile');
    tap('#menu b');
    expect(pressed).not.toHaveBeenCalled();
    document.dispatchEvent(new Event(READY_EVENT));
    vi.advanceTimersByTime(1);
    expect(pressed.mock.calls).toEqual([['menu']]);
    takeOver();
    expect(pressed.mock.calls).toEqual([['menu']]);
    expect(frame.show.mock.calls.map(([{ id }]) => id)).toEqual(['tile', 'menu']);
    expect(frame.close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20_000);
    expect(frame.close).toHaveBeenCalledTimes(1);
  });

  it('on a part whose code is on its way: pressed once, when it is taken over', () => {
    tap('#tile');
    expect(pressed).not.toHaveBeenCalled();
    takeOver();
    expect(pressed.mock.calls).toEqual([['tile']]);
  });

  it('on what has gone meanwhile: pressed by nobody', () => {
    tap('#tile');
    find('#tile').remove();
    takeOver();
    vi.advanceTimersByTime(19_000);
    expect(frame.close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(pressed).not.toHaveBeenCalled();
    expect(frame.close).toHaveBeenCalledTimes(1);
  });

  it('on what the app has drawn anew: pressed there', () => {
    tap('#tile');
    const old = find('#tile');
    const anew = button('tile');
    vi.spyOn(anew, 'getClientRects').mockReturnValue(Object.assign([new DOMRect()], { item: () => null }));
    old.replaceWith(anew);
    takeOver();
    expect(pressed.mock.calls).toEqual([['tile']]);
  });

  it('and are taken back: pressed by nobody', () => {
    tap('#tile');
    frame.show.mock.calls[0]?.[1]();
    takeOver();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('and are taken back when they have been pressed already: what comes is left', () => {
    const heard = vi.fn();
    const hear = ({ key }: KeyboardEvent): void => void heard(key);
    document.addEventListener('keydown', hear);
    tap('#tile');
    takeOver();
    expect(pressed.mock.calls).toEqual([['tile']]);
    frame.show.mock.calls[0]?.[1]();
    find('#root').append(Object.assign(document.createElement('div'), { role: 'dialog' }));
    document.dispatchEvent(new Event(earlyAnswer.event));
    vi.advanceTimersByTime(100);
    expect(heard.mock.calls).toEqual([['Escape']]);
    document.dispatchEvent(new Event(earlyAnswer.event));
    vi.advanceTimersByTime(100);
    expect(heard).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', hear);
  });

  it('on a link: the page waits for the app, a tab of its own does not', () => {
    const link = document.createElement('a');
    link.href = '/promotion';
    link.addEventListener('click', (event) => {
      pressed('link');
      event.preventDefault();
    });
    find('section').append(link);
    link.click();
    expect(pressed).not.toHaveBeenCalled();
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(pressed.mock.calls).toEqual([['link']]);
    takeOver();
    expect(pressed.mock.calls).toEqual([['link'], ['link']]);
  });

  it('are none, once everything is there', () => {
    takeOver();
    tap('#tile');
    tap('#menu');
    expect(pressed.mock.calls).toEqual([['tile'], ['menu']]);
  });
});
