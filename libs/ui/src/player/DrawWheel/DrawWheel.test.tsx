import { moneyFromPeso } from '@kislap/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import type { DrawPrize } from '../../art/prizes/drawPrize';
import { renderInEnglish } from '../../testing/renderInEnglish';
import { DrawWheel } from './DrawWheel';

const prizes: readonly DrawPrize[] = [
  { kind: 'cash', amount: moneyFromPeso(8) },
  { kind: 'thanks' },
  { kind: 'cash', amount: moneyFromPeso(28) },
  { kind: 'mystery' },
  { kind: 'cash', amount: moneyFromPeso(88) },
  { kind: 'fixed', amount: moneyFromPeso(888) },
];

type WheelProps = ComponentProps<typeof DrawWheel>;

const wheel = (props: Partial<WheelProps>) => (
  <DrawWheel
    prizes={prizes}
    state={{ type: 'idle' }}
    goal={moneyFromPeso(100)}
    onSpin={vi.fn()}
    onLanded={vi.fn()}
    {...props}
  />
);

/** Lets the drawing have one animation, as in a browser: it ends when it is told to. */
function animate() {
  let end: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  const animation = { finished, finish: () => end() };
  const getAnimations = { configurable: true, value: () => [animation] };
  Object.defineProperty(Element.prototype, 'getAnimations', getAnimations);
  return animation;
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

test('the wheel is one picture with a name, and its segments say whole pesos', () => {
  renderInEnglish(wheel({}));
  expect(screen.getByRole('img', { name: 'Lucky draw wheel with 6 prizes' })).toBeInTheDocument();
  expect(screen.getByText('₱888')).toBeInTheDocument();
  expect(screen.getByText('Salamat')).toBeInTheDocument();
});

test('the hub spins and says how many spins are left', async () => {
  const onSpin = vi.fn();
  renderInEnglish(wheel({ onSpin, spinsLeft: 2 }));
  await userEvent.click(screen.getByRole('button', { name: 'Spin. Spins left: 2' }));
  expect(onSpin).toHaveBeenCalledTimes(1);
});

test('nobody spins while the server is asked', async () => {
  const onSpin = vi.fn();
  renderInEnglish(wheel({ onSpin, state: { type: 'spinning' } }));
  const hub = screen.getByRole('button');
  expect(hub).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(hub);
  expect(onSpin).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('The wheel is spinning');
});

test('a wheel that cannot be spun points to the sentence that says why', async () => {
  const onSpin = vi.fn();
  renderInEnglish(
    <>
      {wheel({ onSpin, blockedBy: 'why' })}
      <p id="why">Invite a friend to get a spin</p>
    </>,
  );
  const hub = screen.getByRole('button', { name: 'Spin' });
  expect(hub).toHaveAccessibleDescription('Invite a friend to get a spin');
  await userEvent.click(hub);
  expect(onSpin).not.toHaveBeenCalled();
});

test('a landing ends when the disc has stopped, and not before', async () => {
  const animation = animate();
  const onLanded = vi.fn();
  renderInEnglish(wheel({ onLanded, state: { type: 'landing', index: 4 } }));
  await Promise.resolve();
  expect(onLanded).not.toHaveBeenCalled();
  animation.finish();
  await waitFor(() => expect(onLanded).toHaveBeenCalledTimes(1));
});

test('a press while it turns neither ends the turn nor spins again', async () => {
  const animation = animate();
  const finish = vi.spyOn(animation, 'finish');
  const onSpin = vi.fn();
  const onLanded = vi.fn();
  renderInEnglish(wheel({ onSpin, onLanded, spinsLeft: 1, state: { type: 'landing', index: 4 } }));
  const hub = screen.getByRole('button', { name: 'Spin. Spins left: 1' });
  expect(hub).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(hub);
  expect(finish).not.toHaveBeenCalled();
  expect(onLanded).not.toHaveBeenCalled();
  expect(onSpin).not.toHaveBeenCalled();
});

test('a landing that is taken back tells nothing', async () => {
  const animation = animate();
  const onLanded = vi.fn();
  const { rerender } = renderInEnglish(wheel({ onLanded, state: { type: 'landing', index: 4 } }));
  rerender(wheel({ onLanded, state: { type: 'failed' } }));
  animation.finish();
  await animation.finished;
  expect(onLanded).not.toHaveBeenCalled();
});

test('the prize is said in words once the disc stands', () => {
  const { rerender } = renderInEnglish(wheel({ state: { type: 'won', index: 4 } }));
  expect(screen.getByRole('status')).toHaveTextContent('₱88.00 toward your ₱100.00 goal');
  rerender(wheel({ state: { type: 'won', index: 1 } }));
  expect(screen.getByRole('status')).toHaveTextContent('Thanks, try again');
  rerender(wheel({ state: { type: 'won', index: 3 } }));
  expect(screen.getByRole('status')).toHaveTextContent('Mystery prize');
});

test('without a draw there is a sentence and no button', () => {
  renderInEnglish(wheel({ prizes: [], state: { type: 'none' } }));
  expect(screen.getByText('No draw tonight')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
