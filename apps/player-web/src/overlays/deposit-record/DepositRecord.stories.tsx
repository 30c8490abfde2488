import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Deposit record' };
export default meta;

const made = (secondsAgo: number, status: 'pending' | 'complete') =>
  ({
    name: 'deposit-record',
    options: {
      record: {
        id: 12,
        at: epochSecondsFrom(STORY_NOW / 1000 - secondsAgo),
        amount: moneyFromPeso(500),
        bankCode: 'GCASH',
        accountNumber: '',
        status,
        isFirst: false,
        orderId: 'D2025111400012',
        mode: 'gcash',
      },
    },
  }) as const;

export const Complete = overlayStory(made(86_400, 'complete'), {}, async ({ text }) => {
  await visitor.sees('D2025111400012');
  await expect(screen.queryByText(text('dep.missing'))).toBeNull();
});

/** Not yet five minutes old: it may still arrive by itself. */
export const Pending = overlayStory(made(60, 'pending'), {}, async ({ text }) => {
  await visitor.sees(text('dep.missingSoon'));
  await expect(screen.queryByText(text('dep.missing'))).toBeNull();
});

/** The report has everything but the number on the receipt. */
export const Overdue = overlayStory(made(301, 'pending'), {}, async ({ text }) => {
  await visitor.sees(text('dep.missing'));
  await visitor.fill(text('dep.missingRef'), '0012 345 678901');
  await expect(screen.getByLabelText(text('dep.missingRef'))).toHaveValue('0012345678901');
  await screen.findByRole('button', { name: text('dep.missingCopy') });
});
