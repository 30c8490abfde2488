import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTransport } from './call';

const STATIC_IMPORT = /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm;

/** Everything a file makes a browser load before it can run: its static imports, and theirs. */
function loadedWith(entry: string): ReadonlySet<string> {
  const loaded = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    for (const [, target = ''] of source.matchAll(STATIC_IMPORT)) {
      queue.push(target.startsWith('.') ? sourceOf(join(dirname(file), target)) : target);
    }
  }
  return loaded;
}

function sourceOf(path: string): string {
  return [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file)) ?? path;
}

const sources = join(import.meta.dirname, '..');

describe('the first load', () => {
  it('has the calls without the HTTP client, SWR and React', () => {
    const outside = [...loadedWith(join(sources, 'index.ts'))].filter((file) => !existsSync(file));
    expect(outside.toSorted()).toEqual(['@kislap/domain', 'valibot']);
  });

  it('has the hooks without the HTTP client', () => {
    const loaded = loadedWith(join(sources, 'react/index.ts'));
    expect(loaded).toContain('swr');
    expect(loaded).toContain('react');
    expect(loaded).not.toContain('axios');
  });

  it('has the contract without axios, SWR and React', () => {
    const outside = [...loadedWith(join(sources, 'contract/index.ts'))].filter((file) => !existsSync(file));
    expect(outside).toEqual(['valibot']);
  });

  it('would notice a static import', () => {
    expect(loadedWith(join(sources, 'http/sendMain.ts'))).toContain('axios');
  });
});

describe('the code of the HTTP client', () => {
  it('that cannot be fetched fails like a call without a connection: nothing was sent', async () => {
    const loading = loadTransport(() => Promise.reject(new TypeError('Failed to fetch module')));
    await expect(loading).rejects.toMatchObject({
      name: 'OfflineError',
      reason: 'unreachable',
      wasSent: false,
    });
  });
});
