import { configureApi } from '@kislap/api';
import { answer, createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { session } from '../../session/session';
import { IdentityOverlay } from './IdentityOverlay';

const number = 'Document number';
const modal = { isOpen: true, onDismiss: () => undefined, onExited: () => undefined };

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue('en');
});

beforeEach(() => enter(7));

afterEach(() => {
  cleanup();
  session.signOut();
  window.localStorage.clear();
  configureApi({});
});

function enter(userId: number, state: 0 | 1 = 0) {
  const handlers = { ...sampleHandlers, kycInfo: () => answer({ state, first: 0 as const }) };
  configureApi({ adapter: createFakeOperator(handlers).adapter });
  session.signIn({ token: `token of ${userId}`, userId });
}

/** Opens the overlay; the answer is what the phone's Back does to it. */
function open() {
  const { unmount } = render(
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <IdentityOverlay modal={modal} onAnswer={() => undefined} why={undefined} />
      </SWRConfig>
    </KislapIntlProvider>,
  );
  return { goBack: unmount };
}

async function type(typed: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: number }), { target: { value: typed } });
}

const typedNumber = async () => (await screen.findByRole('textbox', { name: number })).getAttribute('value');

it('opens again with what was typed before it was left', async () => {
  const { goBack } = open();
  await type('P1234567A');
  goBack();
  open();
  expect(await typedNumber()).toBe('P1234567A');
});

it('shows nobody what another player has typed', async () => {
  const { goBack } = open();
  await type('P1234567A');
  goBack();
  session.signOut();
  enter(8);
  const { goBack: leave } = open();
  expect(await typedNumber()).toBe('');
  leave();
  session.signOut();
  enter(7);
  open();
  expect(await typedNumber()).toBe('');
});

it('forgets it once there is nothing to send any more', async () => {
  const { goBack } = open();
  await type('P1234567A');
  goBack();
  enter(7, 1);
  const { goBack: leave } = open();
  await waitFor(() => expect(screen.getByText("We're checking your documents")).toBeDefined());
  leave();
  enter(7, 0);
  open();
  expect(await typedNumber()).toBe('');
});

it('goes to the first field that is wrong', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  open();
  await type('!');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
});
