import { render, screen } from '@testing-library/react';
import { use } from 'react';
import { expect, test } from 'vitest';

import { ModalContainerContext } from '../modal';
import { Sheet } from '../Sheet';
import { AppFrame } from './AppFrame';

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
