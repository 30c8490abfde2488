import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeBoundary } from './CodeBoundary';
import { lazyComponent } from './lazyComponent';
import type { LazyComponent } from './lazyComponent';

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>;
}

const draw = ({ Component }: LazyComponent<{ readonly name: string }>) =>
  render(
    <Suspense fallback="waiting">
      <Component name="Juan" />
    </Suspense>,
  );

afterEach(cleanup);

describe('code that arrives later', () => {
  it('is drawn at once when it has been fetched before', async () => {
    const lazy = lazyComponent(async () => Greeting);
    await lazy.load();
    draw(lazy);
    expect(screen.getByText('Hello Juan')).toBeDefined();
  });

  it('is waited for when it has not', async () => {
    const lazy = lazyComponent(async () => Greeting);
    await act(async () => void draw(lazy));
    expect(await screen.findByText('Hello Juan')).toBeDefined();
  });

  it('stays failed on the screen until somebody fetches it again', async () => {
    const fetchCode = vi.fn(async () => Greeting).mockRejectedValue(new Error('offline'));
    const lazy = lazyComponent(fetchCode);
    const onFailure = vi.fn();
    const boundary = (
      <CodeBoundary part="greeting" fallback="sorry" onFailure={onFailure}>
        <Suspense fallback="waiting">
          <lazy.Component name="Juan" />
        </Suspense>
      </CodeBoundary>
    );
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await act(async () => void render(boundary));
    expect(await screen.findByText('sorry')).toBeDefined();
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(fetchCode).toHaveBeenCalledTimes(1);
    fetchCode.mockResolvedValue(Greeting);
    await lazy.load();
    cleanup();
    draw(lazy);
    expect(screen.getByText('Hello Juan')).toBeDefined();
  });

  it('is fetched once, and again only after a failure', async () => {
    const fetchCode = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
    const lazy = lazyComponent(fetchCode);
    await expect(lazy.load()).rejects.toThrow('offline');
    await Promise.all([lazy.load(), lazy.load()]);
    expect(fetchCode).toHaveBeenCalledTimes(2);
  });
});
