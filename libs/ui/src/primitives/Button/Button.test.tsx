import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Button } from './Button';

test('a press calls the handler once', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Submit</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a button does not submit a form unless it is the submit button', () => {
  render(<Button>Clear</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a loading button keeps its name, says that it is busy and cannot be pressed again', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isLoading onClick={onClick}>
        Submit
      </Button>
    </form>,
  );
  const submit = screen.getByRole('button', { name: 'Submit' });
  await userEvent.click(submit);
  expect(submit).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a blocked button stays reachable and says why it is blocked', async () => {
  const onClick = vi.fn();
  render(
    <>
      <Button blockedBy="why" onClick={onClick}>
        Submit
      </Button>
      <p id="why">Enter an amount to continue.</p>
    </>,
  );
  const submit = screen.getByRole('button', { name: 'Submit' });
  await userEvent.tab();
  expect(submit).toHaveFocus();
  expect(submit).toHaveAccessibleDescription('Enter an amount to continue.');
  fireEvent.click(submit);
  expect(onClick).not.toHaveBeenCalled();
});
