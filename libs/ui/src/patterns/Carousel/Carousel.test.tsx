import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Carousel } from './Carousel';

const TURN_MS = 6000;

const slides = ['A', 'B', 'C'].map((id) => ({ id, content: <p>{id}</p> }));

const draw = (shown = slides) =>
  render(<Carousel label="Promotions" slides={shown} dotLabel={(position) => `Slide ${position}`} />);

const current = () =>
  screen
    .getAllByRole('button')
    .find((dot) => dot.getAttribute('aria-current') === 'true')
    ?.getAttribute('aria-label');

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['motion'];
});

test('it turns every six seconds and begins anew after the last slide', () => {
  draw();
  expect(current()).toBe('Slide 1');
  pass(TURN_MS);
  expect(current()).toBe('Slide 2');
  pass(TURN_MS);
  pass(TURN_MS);
  expect(current()).toBe('Slide 1');
});

test('a touch holds it, and letting go lets it turn', () => {
  draw();
  const banner = screen.getByRole('region', { name: 'Promotions' });
  fireEvent.pointerEnter(banner);
  pass(TURN_MS * 2);
  expect(current()).toBe('Slide 1');
  fireEvent.pointerLeave(banner);
  pass(TURN_MS);
  expect(current()).toBe('Slide 2');
});

test('it stands still for who asked for less motion', () => {
  document.documentElement.dataset['motion'] = 'less';
  draw();
  pass(TURN_MS * 3);
  expect(current()).toBe('Slide 1');
});

test('a dot shows its slide', async () => {
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'Slide 3' }));
  expect(current()).toBe('Slide 3');
});

test('what is not showing cannot be focused', () => {
  draw();
  expect(screen.getByText('A').closest('[inert]')).toBeNull();
  expect(screen.getByText('B').closest('[inert]')).not.toBeNull();
});

test('one slide alone has no dots', () => {
  draw(slides.slice(0, 1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
