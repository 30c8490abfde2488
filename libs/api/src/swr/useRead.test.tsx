// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { useRead } from './useRead';

afterEach(cleanup);

function Balance({ read }: { readonly read: () => Promise<string> }) {
  const { data = 'unknown' } = useRead(['balance'], read);
  return <p>{data}</p>;
}

it('asks again, quietly, when a page that was kept hidden is shown', async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('10').mockResolvedValueOnce('25');
  const provider = new Map();
  const page = (mode: 'hidden' | 'visible') => (
    <SWRConfig value={{ provider: () => provider, dedupingInterval: 0 }}>
      <Activity mode={mode}>
        <Balance read={read} />
      </Activity>
    </SWRConfig>
  );
  const { rerender } = render(page('visible'));
  await screen.findByText('10');
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(screen.getByText('10')).toBeDefined();
  await screen.findByText('25');
  expect(read).toHaveBeenCalledTimes(2);
});
