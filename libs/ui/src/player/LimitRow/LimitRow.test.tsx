import { moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { List } from '../../patterns/List/List';
import { renderInEnglish } from '../../testing/renderInEnglish';
import { LimitRow } from './LimitRow';

test('a press on a limit changes it, and its name says how much is used', async () => {
  const onPress = vi.fn();
  renderInEnglish(
    <List label="My limits">
      <LimitRow
        title="Loss per day"
        limit={{ kind: 'money', most: moneyFromPeso(2000), used: moneyFromPeso('145.5') }}
        onPress={onPress}
      />
    </List>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Loss per day.*₱2,000\.00.*₱145\.50 used/ }));
  expect(onPress).toHaveBeenCalledOnce();
});
