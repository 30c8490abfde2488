import { render, screen } from '@testing-library/react';
import { use } from 'react';
import { expect, test } from 'vitest';

import { ModalContainerContext } from '../modal/ModalContainerContext';
import { Sheet } from '../Sheet/Sheet';
import { AppFrame, SidePanelPortal } from './AppFrame';

test('what comes late stands beside the column, not in it', async () => {
  render(
    <AppFrame overlays={<SidePanelPortal>On your phone</SidePanelPortal>}>
      <main>Home</main>
    </AppFrame>,
  );
  const panel = (await screen.findByText('On your phone')).closest('aside');
  expect(panel?.parentElement).toContainElement(screen.getByRole('main'));
  expect(screen.getByRole('main').closest('aside')).toBeNull();
});

test('without a frame there is no place beside it', () => {
  render(<SidePanelPortal>On your phone</SidePanelPortal>);
  expect(screen.queryByText('On your phone')).not.toBeInTheDocument();
});

function ContainerName() {
  const container = use(ModalContainerContext);
  return <p>{container instanceof HTMLElement ? 'the column' : 'the document'}</p>;
}

test('surfaces open inside the phone column', () => {
  render(<AppFrame overlays={<ContainerName />}>Home</AppFrame>);
  expect(screen.getByText('the column')).toBeInTheDocument();
});

test('a surface that is open from the first frame can be used', () => {
  const sheet = (
    <Sheet isOpen onDismiss={() => undefined} title="Notices" closeLabel="Close">
      Play with care.
    </Sheet>
  );
  render(<AppFrame overlays={sheet}>Home</AppFrame>);
  const dialog = screen.getByRole('dialog', { name: 'Notices' });
  expect(dialog.closest('[inert]')).toBeNull();
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('a screen without a tab bar has none', () => {
  render(<AppFrame>Home</AppFrame>);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
