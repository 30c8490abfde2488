import { answer } from '@kislap/api/testing';
import { epochSecondsFrom, formatManila, moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Withdrawal record' };
export default meta;

const withdrawn = {
  id: 20_251_114,
  at: epochSecondsFrom(STORY_NOW / 1000 - 3600),
  amount: moneyFromPeso(300),
  bankCode: 'GCASH',
  accountNumber: '09170000002',
} as const;
const showing = (record: {
  readonly status: 'pending' | 'failed';
  readonly note?: string;
  readonly orderId?: string;
}) => {
  const step = record.status === 'pending' ? ('review' as const) : ('rejected' as const);
  return { name: 'withdrawal-record', options: { record: { ...withdrawn, ...record, step } } } as const;
};

/** On its way; its number can be copied for whom it is asked of. */
export const Pending = overlayStory(showing({ status: 'pending' }), {}, async ({ text }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await visitor.sees(text('st.pending'));
  await visitor.press(text('dep.copyOrder'));
  await expect(write).toHaveBeenCalledWith('20251114');
  await visitor.sees(text('common.copyOk'));
});

/** Why it did not go through stands there in the operator's words. */
export const Failed = overlayStory(
  showing({ status: 'failed', note: 'The account does not exist.' }),
  {},
  async ({ text }) => {
    await visitor.sees('The account does not exist.');
    await expect(screen.getByText(text('st.failed'))).toBeInTheDocument();
  },
);

const at = STORY_NOW / 1000 - 3600;
const events = [
  { step: 'asked', at },
  { step: 'review', at },
  { step: 'rejected', at: at + 20 },
];
const back = {
  orderid: 'W5A6F0C2D9E8B7A61F2C3',
  kind: 'W',
  am: 300,
  status: 3,
  step: 'rejected',
  next: '',
  at: at + 20,
  fix: 0,
  stop: 0,
  events,
} as const;

/** What it has gone through stands there, each step with its time. */
export const Steps = overlayStory(
  showing({ status: 'failed', orderId: back.orderid }),
  { operator: { orderInfo: () => answer(back) } },
  async ({ text }) => {
    const rejected = await screen.findByText(text('step.rejected'));
    await expect(rejected.nextElementSibling).toHaveTextContent(formatManila(epochSecondsFrom(at + 20)));
    await visitor.sees(text('step.review'));
  },
);

/** The operator has sent it back while its record lay open: why stands there with it. */
export const SentBackWhileOpen = overlayStory(
  showing({ status: 'pending', orderId: back.orderid }),
  { operator: { orderInfo: () => answer({ ...back, note: 'The account does not exist.' }) } },
  async ({ text }) => {
    await visitor.sees(text('step.rejected'));
    await visitor.sees('The account does not exist.');
  },
);
