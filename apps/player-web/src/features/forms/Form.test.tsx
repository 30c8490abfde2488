import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Form } from './Form';

/** Two fields; the operator finds the first one wrong after a while. */
function TwoFields({ refuse }: { readonly refuse: () => Promise<void> }) {
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    setWrong(false);
    void refuse().then(() => setWrong(true));
  };
  return (
    <Form onSubmit={submit}>
      <input aria-label="Code" aria-invalid={isWrong} />
      <input aria-label="Password" />
      <button type="submit">Create</button>
    </Form>
  );
}

const into = vi.fn();
beforeEach(() => {
  into.mockClear();
  Element.prototype.scrollIntoView = into;
});
afterEach(cleanup);

it('goes to the first field that is refused, and brings it into view, each time', async () => {
  render(<TwoFields refuse={() => Promise.resolve()} />);
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button'));
    await vi.waitFor(() => expect(into).toHaveBeenCalledTimes(times));
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  }
});

it('leaves who types again where they are', async () => {
  let refuse: () => void = () => undefined;
  render(<TwoFields refuse={() => new Promise<void>((resolve) => (refuse = resolve))} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Password'), 'x');
  refuse();
  await vi.waitFor(() => expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});
