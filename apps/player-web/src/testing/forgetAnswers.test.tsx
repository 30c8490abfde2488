import { act, render, waitFor } from '@testing-library/react';
import useSWR from 'swr';
import { expect, test } from 'vitest';
import { forgetAnswers } from './forgetAnswers';

function Asks({ ask }: { readonly ask: () => Promise<string> }) {
  const { data, error } = useSWR<string, Error>('question', ask);
  return <p>{data ?? (error === undefined ? 'waiting' : error.message)}</p>;
}

test('a question that is open when its screen goes is asked anew by the next one', async () => {
  const { unmount } = render(<Asks ask={() => new Promise(() => undefined)} />);
  // The screen is still there and asks again.
  act(forgetAnswers);
  unmount();
  forgetAnswers();
  const { container } = render(<Asks ask={() => Promise.reject(new Error('failed'))} />);
  await waitFor(() => expect(container.textContent).toBe('failed'));
});
