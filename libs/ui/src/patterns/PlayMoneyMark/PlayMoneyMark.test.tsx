import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Dialog } from '../Dialog/Dialog';
import { PlayMoneyMark } from './PlayMoneyMark';

test('a dialog that opens does not take it away from those who hear', () => {
  render(
    <>
      <PlayMoneyMark>Play money</PlayMoneyMark>
      <p>Your balance</p>
      <Dialog
        isOpen
        onDismiss={() => undefined}
        title="Withdraw?"
        confirm={{ label: 'Withdraw', onPress: () => undefined }}
      />
    </>,
    { container: document.body },
  );
  expect(screen.getByText('Your balance')).toHaveAttribute('inert');
  expect(screen.getByText('Play money')).not.toHaveAttribute('inert');
});
