import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitingPart } from '../../features/first-view/waitingPart';
import { keepTyping } from './keepTyping';
import { READY_EVENT } from './READY_EVENT';

function field(): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'search' });
}

const draw = (input: HTMLInputElement): void => {
  const part = document.createElement('section');
  part.setAttribute(waitingPart.attribute, '');
  part.append(input);
  const root = document.createElement('div');
  root.id = 'root';
  root.append(part, document.createElement('button'));
  document.body.replaceChildren(root);
};

const type = (input: HTMLInputElement, text: string): void => {
  input.focus();
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const press = (key: string, more: { readonly ctrlKey?: boolean } = {}): void =>
  void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));

const takeOver = (): void => {
  document.querySelector('section')?.removeAttribute(waitingPart.attribute);
  document.dispatchEvent(new Event(READY_EVENT));
  document.dispatchEvent(new Event(waitingPart.takenOverEvent));
  vi.advanceTimersByTime(1);
};

beforeAll(() => void vi.useFakeTimers());
afterAll(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

beforeEach(() => {
  draw(field());
  keepTyping();
});

const found = (): HTMLInputElement => {
  const input = document.querySelector('input');
  if (input === null) throw new Error('There is no field.');
  return input;
};

describe('what is typed into the search before the app', () => {
  it('stays with every key that came while the field was being replaced, and the cursor too', () => {
    type(found(), 'man');
    draw(field());
    press('g');
    press('c', { ctrlKey: true });
    press('x');
    press('Backspace');
    press('o');
    takeOver();
    expect(found().value).toBe('mango');
    expect(document.activeElement).toBe(found());
    press('!');
    expect(found().value).toBe('mango');
  });

  it('goes on in the new field at once, where a phone has no keys to tell of', () => {
    type(found(), 'man');
    draw(field());
    document.querySelector('section')?.removeAttribute(waitingPart.attribute);
    document.dispatchEvent(new Event(waitingPart.takenOverEvent));
    expect(document.activeElement).toBe(found());
    type(found(), 'go');
    document.dispatchEvent(new Event(READY_EVENT));
    vi.advanceTimersByTime(1);
    expect(found().value).toBe('mango');
  });

  it('stays, but the cursor does not come back to whoever has gone elsewhere', () => {
    type(found(), 'mango');
    document.querySelector('button')?.focus();
    draw(field());
    press('x');
    takeOver();
    expect(found().value).toBe('mango');
    expect(document.activeElement).toBe(document.body);
  });
});
