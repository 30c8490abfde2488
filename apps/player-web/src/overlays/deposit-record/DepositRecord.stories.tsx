import type { DepositRecord } from '@kislap/api';
import { answer } from '@kislap/api/testing';
import { epochSecondsFrom, formatManila, moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Deposit record' };
export default meta;

const made = (secondsAgo: number, status: DepositRecord['status'], step: DepositRecord['step']) =>
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
        step,
        promotion: 23,
        bonus: moneyFromPeso(300),
        isFirst: false,
        orderId: 'D2025111400012',
        mode: 'gcash',
      },
    },
  }) as const;

export const Complete = overlayStory(made(86_400, 'complete', 'credited'), {}, async ({ text }) => {
  await visitor.sees('D2025111400012');
  await visitor.sees(text('dep.bonusLabel'));
  await expect(screen.queryByText(text('dep.missing'))).toBeNull();
});

const order = {
  orderid: 'D2025111400012',
  kind: 'D',
  am: 500,
  at: STORY_NOW / 1000,
  fix: 0,
  stop: 0,
} as const;

/** What it has gone through stands there, each step with its time. */
export const Steps = overlayStory(
  made(86_400, 'complete', 'credited'),
  {
    operator: {
      orderInfo: () =>
        answer({
          ...order,
          status: 1,
          step: 'credited',
          next: '',
          events: [
            { step: 'placed', at: STORY_NOW / 1000 - 86_400 },
            { step: 'ready', at: STORY_NOW / 1000 - 86_400 },
            { step: 'paid', at: STORY_NOW / 1000 - 86_340 },
            { step: 'credited', at: STORY_NOW / 1000 - 86_337 },
          ],
        }),
    },
  },
  async ({ text }) => {
    const paid = await screen.findByText(text('step.paid'));
    await expect(paid.nextElementSibling).toHaveTextContent(
      formatManila(epochSecondsFrom(STORY_NOW / 1000 - 86_340)),
    );
    await visitor.sees(formatManila(epochSecondsFrom(STORY_NOW / 1000 - 86_337)));
  },
);

const returned = made(3_600, 'failed', 'returned');
const why = 'Returned: it would have passed a deposit limit you set.';

/** Nothing is missing: the money goes back by itself. */
export const Returned = overlayStory(
  { ...returned, options: { record: { ...returned.options.record, note: why } } },
  {},
  async ({ text }) => {
    await visitor.sees(new RegExp(text('dep.returnedWhy')));
    await visitor.sees(new RegExp(why));
    await expect(screen.queryByText(text('dep.missing'))).toBeNull();
  },
);

const paid = {
  operator: { orderInfo: () => answer({ ...order, status: 0, step: 'paid', next: 'us' }) },
};
const pay = { url: 'https://pay.example.com/1001', until: STORY_NOW / 1000 + 840 };

/** It can still be paid: the pay page opens inside the tap, and the dialog waits with it. */
export const StillPayable = overlayStory(
  made(60, 'pending', 'ready'),
  { operator: { orderInfo: () => answer({ ...order, status: 0, step: 'ready', next: 'you', pay }) } },
  async ({ text }) => {
    const open = spyOn(window, 'open').mockReturnValue(window);
    await visitor.press(text('dep.continue'));
    await expect(open).toHaveBeenCalledWith(pay.url, '_blank');
    await screen.findByRole('dialog', { name: text('dep.wait') });
  },
);

/** Not paid in time: no way to pay is left, and it can be reported at once. */
export const Expired = overlayStory(made(3600, 'failed', 'expired'), {}, async ({ text }) => {
  await visitor.sees(text('dep.expiredWhy'));
  await visitor.sees(text('dep.missing'));
  await expect(screen.queryByRole('button', { name: text('dep.continue') })).toBeNull();
});

/** Nobody paid in time, and the operator has not closed it: no way to pay is left, and it has not failed. */
export const NoLongerPayable = overlayStory(
  made(1200, 'pending', 'ready'),
  { operator: { orderInfo: () => answer({ ...order, status: 0, step: 'ready', next: 'you' }) } },
  async ({ text }) => {
    await visitor.sees(text('dep.expiredWhy'));
    await expect(screen.queryByText(text('step.ready'))).toBeNull();
    await expect(screen.queryByText(text('dep.bonusLabel'))).toBeNull();
    await expect(screen.queryByText(text('step.refused'))).toBeNull();
    await expect(screen.queryByRole('button', { name: text('dep.continue') })).toBeNull();
    await visitor.sees(text('dep.missing'));
  },
);

/** Its time to pay runs out while it lies open, sooner than five minutes after it was made: it can be reported at once. */
export const ExpiredWhileOpen = overlayStory(
  made(60, 'pending', 'ready'),
  { operator: { orderInfo: () => answer({ ...order, status: 0, step: 'ready', next: 'you' }) } },
  async ({ text }) => {
    await visitor.sees(text('dep.expiredWhy'));
    await visitor.sees(text('dep.missing'));
    await expect(screen.queryByText(text('dep.missingSoon'))).toBeNull();
  },
);

/** A limit of the player's own has closed it: nothing was declined. */
export const ClosedUnpaid = overlayStory(made(3600, 'failed', 'closed'), {}, async ({ text }) => {
  await visitor.sees(text('step.closed'));
  await expect(screen.queryByText(text('step.refused'))).toBeNull();
  await expect(screen.queryByText(text('dep.bonusLabel'))).toBeNull();
});

/** Not yet five minutes old, and the time to pay is over: it may still arrive by itself. */
export const Pending = overlayStory(made(60, 'pending', 'ready'), paid, async ({ text }) => {
  await visitor.sees(text('dep.missingSoon'));
  await expect(screen.queryByText(text('dep.missing'))).toBeNull();
});

/** The report has everything but the number on the receipt. */
export const Overdue = overlayStory(made(301, 'pending', 'ready'), paid, async ({ text }) => {
  await visitor.sees(text('dep.missing'));
  await visitor.fill(text('dep.missingRef'), '0012 345 678901');
  await expect(screen.getByLabelText(text('dep.missingRef'))).toHaveValue('0012345678901');
  await screen.findByRole('button', { name: text('dep.missingCopy') });
});
