import { moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Withdrawal made' };
export default meta;

const order = {
  userId: 7,
  methodName: 'GCash',
  amount: moneyFromPeso(500),
  bankCode: 'GCASH',
  accountNumber: '09170000002',
  accountName: 'Ligaya Reyes',
};
const made = (message: string) =>
  ({
    name: 'withdrawal-made',
    options: {
      order,
      usualPayoutSeconds: 60,
      accepted: { message, orderId: 'W5A6F0C2D9E8B7A61F2C3' },
    },
  }) as const;

/** The order with its number, and the way to the record. */
export const Loaded = overlayStory(made(''), {}, async ({ text }) => {
  await visitor.sees(text('wdw.accepted'));
  await visitor.press(text('wdw.seeRecord'));
  await screen.findByRole('dialog', { name: text('fund.title') });
});

/** In the operator's own words. */
export const OwnWords = overlayStory(made('We have your request.'), {}, async () =>
  visitor.sees('We have your request.'),
);
