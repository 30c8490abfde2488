import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstTap } from './firstTap';

const pressed = vi.fn();
const named = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`There is no ${id}.`);
  return element;
};

const element = (name: string, id: string): HTMLElement =>
  Object.assign(document.createElement(name), { id });
const link = (id: string, more: { readonly target?: string }): HTMLElement =>
  Object.assign(document.createElement('a'), { id, href: `/${id}`, ...more });

beforeEach(() => {
  const root = element('div', 'root');
  const button = element('button', 'one');
  button.append(element('b', 'inner'));
  root.append(button, link('link', { target: '_blank' }), link('two', {}));
  document.body.replaceChildren(root);
  named('root').addEventListener('click', (event) => {
    event.preventDefault();
    pressed(event.target instanceof Element && event.target.closest('button,a,div')?.id);
  });
  firstTap.keep();
});

afterEach(() => {
  firstTap.takeOver();
  document.body.replaceChildren();
  vi.clearAllMocks();
});

describe('a tap before the boot script', () => {
  it('is pressed once, when that takes over: the last of them', () => {
    named('two').click();
    named('inner').click();
    expect(pressed).not.toHaveBeenCalled();
    firstTap.takeOver();
    expect(pressed.mock.calls).toEqual([['one']]);
    firstTap.takeOver();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('on a link that opens a tab of its own, and on nothing, goes its way', () => {
    named('link').click();
    named('root').click();
    expect(pressed.mock.calls).toEqual([['link'], ['root']]);
  });

  it('after the boot script is not kept', () => {
    firstTap.takeOver();
    named('one').click();
    expect(pressed.mock.calls).toEqual([['one']]);
  });
});
