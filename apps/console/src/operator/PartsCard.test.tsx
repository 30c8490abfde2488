import type { OperatorPart } from '@kislap/api/controls';
import { KislapIntlProvider } from '@kislap/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { loadWords } from '../words/words';
import { PartsCard } from './PartsCard';

const studio: OperatorPart = { kind: 'studio', code: 'TRF', name: 'Trophy', isOpen: true };
const game: OperatorPart = { kind: 'game', code: 'parol-nights', name: 'Parol Nights', isOpen: true };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The card, with what the sandbox answers to each call, after the other. */
async function show(answer: (call: string, body: string) => Promise<Response>) {
  vi.stubGlobal('fetch', (path: string, init: { readonly body: string }) =>
    answer(path.replace('/__sandbox/', ''), init.body),
  );
  render(
    <KislapIntlProvider locale="en" catalogue={await loadWords('en')}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <PartsCard />
      </SWRConfig>
    </KislapIntlProvider>,
  );
}

it('says that it is loading, not that there is nothing', async () => {
  await show(() => new Promise(() => undefined));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('says why it could not be read', async () => {
  await show(() => Promise.reject(new TypeError('no network')));
  expect((await screen.findByRole('alert')).textContent).toContain('unreachable');
});

it('closes a part, shows it closed, and opens it again', async () => {
  let isOpen = true;
  const asked: unknown[] = [];
  await show((call, body) => {
    if (call === 'part') {
      asked.push(JSON.parse(body));
      isOpen = !isOpen;
      return Promise.resolve(Response.json({ ok: true }));
    }
    return Promise.resolve(Response.json({ parts: [studio, { ...game, isOpen }] }));
  });
  const user = userEvent.setup();
  const isOn = async (expected: string) =>
    await vi.waitFor(() => expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe(expected));
  await user.click(await screen.findByRole('radio', { name: 'Games' }));
  expect(screen.queryByText('Trophy')).toBeNull();
  await isOn('true');
  await user.click(screen.getByRole('switch', { name: /Parol Nights/ }));
  await isOn('false');
  await user.click(screen.getByRole('switch'));
  await isOn('true');
  const part = { kind: 'game', code: 'parol-nights' };
  expect(asked).toEqual([
    { ...part, on: false },
    { ...part, on: true },
  ]);
});

it('hides a shelf, and puts one before the other', async () => {
  const shelf = (code: string): OperatorPart => ({ kind: 'shelf', code, name: code, isOpen: true });
  let shelves = [shelf('recent'), shelf('new')];
  const asked: unknown[] = [];
  await show((call, body) => {
    if (call !== 'parts') asked.push(JSON.parse(body));
    if (call === 'partOrder') shelves = shelves.toReversed();
    return Promise.resolve(Response.json(call === 'parts' ? { parts: shelves } : { ok: true }));
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'Home' }));
  const up = async (name: string) => await screen.findByRole('button', { name: `Move ${name} up` });
  expect((await up('recent')).hasAttribute('disabled')).toBe(true);
  await user.click(await up('new'));
  await vi.waitFor(async () => expect((await up('new')).hasAttribute('disabled')).toBe(true));
  await user.click(screen.getByRole('switch', { name: 'recent' }));
  expect(asked).toEqual([
    { kind: 'shelf', codes: ['new', 'recent'] },
    { kind: 'shelf', code: 'recent', on: false },
  ]);
});
