import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { MailRow } from './MailRow';

const draw = (props: Partial<ComponentProps<typeof MailRow>>) =>
  renderInEnglish(
    <ul>
      <MailRow
        title="Your weekly VIP gift"
        at={epochSecondsFrom(1_763_643_730)}
        today="2025-11-20"
        isUnread={false}
        gift="none"
        onPress={vi.fn()}
        {...props}
      />
    </ul>,
  );

test('an unread message says so before its title', () => {
  draw({ isUnread: true });
  expect(screen.getByRole('button', { name: /^Unread. Your weekly VIP gift/ })).toBeInTheDocument();
});

test('a read message does not', () => {
  draw({});
  expect(screen.queryByText(/Unread/)).not.toBeInTheDocument();
});

test.each([
  ['2025-11-20', '21:02'],
  ['2025-11-21', '20 Nov'],
  ['2026-01-02', '20 Nov 2025'],
])('on %s its time is %s', (today, shown) => {
  draw({ today });
  expect(screen.getByText(shown)).toBeInTheDocument();
});

test.each([
  ['waiting', undefined, 'Gift attached'],
  ['waiting', moneyFromPeso(88), '₱88.00 attached'],
  ['received', moneyFromPeso(88), 'Claimed'],
] as const)('a gift that is %s is named', (gift, giftAmount, label) => {
  draw({ gift, giftAmount });
  expect(screen.getByText(label)).toBeInTheDocument();
});

test('pressing it opens it', async () => {
  const onPress = vi.fn();
  draw({ onPress });
  await userEvent.click(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledTimes(1);
});
