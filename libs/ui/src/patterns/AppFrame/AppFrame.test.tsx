import { render, screen } from '@testing-library/react';
import { use } from 'react';
import { expect, test } from 'vitest';

import { ModalContainerContext } from '../modal';
import { AppFrame } from './AppFrame';

function ContainerName() {
  const container = use(ModalContainerContext);
  return <p>{container === null ? 'the document' : 'the column'}</p>;
}

test('surfaces open inside the phone column', () => {
  render(<AppFrame overlays={<ContainerName />}>Home</AppFrame>);
  expect(screen.getByText('the column')).toBeInTheDocument();
});

test('a screen without a tab bar has none', () => {
  render(<AppFrame>Home</AppFrame>);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
