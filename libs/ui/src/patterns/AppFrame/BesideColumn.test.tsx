import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { AppFrame } from './AppFrame';
import { BesideColumn } from './BesideColumn';

test('what comes late stands beside the column, not in it', async () => {
  render(
    <AppFrame overlays={<BesideColumn>On your phone</BesideColumn>}>
      <main>Home</main>
    </AppFrame>,
  );
  const panel = (await screen.findByText('On your phone')).closest('aside');
  expect(panel?.parentElement).toContainElement(screen.getByRole('main'));
  expect(screen.getByRole('main').closest('aside')).toBeNull();
});

test('without a frame there is no place beside it', () => {
  render(<BesideColumn>On your phone</BesideColumn>);
  expect(screen.queryByText('On your phone')).not.toBeInTheDocument();
});
