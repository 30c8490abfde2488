import { epochSecondsFrom, formatPeso, moneyFromPeso } from '@kislap/domain';
import { answer } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { orderWatch } from '../../features/orders/orders';
import { overlayStory } from '../../testing/overlayStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { storyOrder } from '../../testing/storyOrder';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Deposit made' };
export default meta;

const depositMade = { name: 'deposit-made', options: { order: storyOrder } } as const;
const ready = { orderid: 'D3', kind: 'D', am: 500, at: STORY_NOW / 1000 - 60, fix: 0, stop: 0 } as const;
const pay = { url: storyOrder.payUrl ?? '', until: STORY_NOW / 1000 + 840 };
const at = (step: string, status: number): Handlers => ({
  orderInfo: () => answer({ ...ready, status, step, next: '', ...(step === 'ready' && { pay }) }),
});
const operator = at('ready', 0);

/** Follows the order as a device does that has made it. */
async function follow(): Promise<void> {
  await orderWatch.adopt(7, storyOrder);
}

/** What is to come on top is said to be locked, not shown as money. */
export const Loaded = overlayStory(depositMade, { operator }, async ({ text }) => {
  await visitor.sees(text('dep.bonusLocked', { bonus: formatPeso(storyOrder.bonus) }));
});

export const WithoutBonus = overlayStory(
  { name: 'deposit-made', options: { order: { ...storyOrder, bonus: moneyFromPeso(0) } } },
  { operator },
);

/** The first deposit of the day: no limit is spoken of. */
const first = { operator: { ...operator, getDepositLog: () => answer([]) } };

/** The pay page opens inside the tap, in a window of its own; the way back to it stays, and so does who can help. */
export const Waiting = overlayStory(depositMade, first, async ({ text }) => {
  const open = spyOn(window, 'open').mockReturnValue(window);
  await visitor.press(text('dep.goNow'));
  await visitor.sees(text('dep.wait'));
  await expect(open).toHaveBeenCalledWith(storyOrder.payUrl, '_blank');
  await screen.findByRole('button', { name: text('dep.continue') });
  await screen.findByRole('button', { name: text('cs.title') });
});

/** A browser that opens no window: the page can be opened in this tab, or its link be taken elsewhere. */
export const WindowRefused = overlayStory(depositMade, first, async ({ text }) => {
  spyOn(window, 'open').mockReturnValue(null);
  await visitor.press(text('dep.goNow'));
  await visitor.sees(text('dep.blocked'));
  await screen.findByRole('button', { name: text('dep.openHere') });
  await screen.findByRole('button', { name: text('dep.copyLink') });
});

/** The player says that it is paid: the way to pay again goes, until they take it back. */
export const SaidPaid = overlayStory(depositMade, first, async ({ text }) => {
  await follow();
  spyOn(window, 'open').mockReturnValue(window);
  await visitor.press(text('dep.goNow'));
  await visitor.press(text('dep.paid'));
  await visitor.sees(text('dep.looking'));
  await expect(screen.queryByRole('button', { name: text('dep.continue') })).toBeNull();
  await visitor.press(text('dep.notYet'));
  await screen.findByRole('button', { name: text('dep.continue') });
});

/** The payment has reached the operator. */
export const Received = overlayStory(depositMade, { operator: at('paid', 0) }, async ({ text }) =>
  visitor.sees(text('dep.receivedWhy')),
);

export const Expired = overlayStory(depositMade, { operator: at('expired', 2) }, async ({ text }) => {
  await visitor.sees(text('dep.expiredWhy'));
  await expect(screen.queryByRole('button', { name: text('dep.goNow') })).toBeNull();
  await expect(screen.queryByText(text('dep.bonusLabel'))).toBeNull();
});

export const Refused = overlayStory(depositMade, { operator: at('refused', 2) }, async ({ text }) =>
  visitor.sees(text('dep.refusedWhy')),
);

/** A limit, a break or an exclusion has closed it. */
export const ClosedUnpaid = overlayStory(depositMade, { operator: at('closed', 2) }, async ({ text }) =>
  visitor.sees(text('step.closed')),
);

/** It may not be credited, for example while the player is on a break. */
export const Returned = overlayStory(depositMade, { operator: at('returned', 2) }, async ({ text }) =>
  visitor.sees(text('dep.returnedWhy')),
);

/** The time to pay is over, though the operator still keeps the order. */
export const TimeUp = overlayStory(
  {
    name: 'deposit-made',
    options: { order: { ...storyOrder, payUntil: epochSecondsFrom(STORY_NOW / 1000 - 1) } },
  },
  { operator: { orderInfo: () => answer({ ...ready, status: 0, step: 'ready', next: 'you' }) } },
  async ({ text }) => {
    await visitor.sees(text('dep.expiredWhy'));
    await expect(screen.queryByText(text('dep.bonusLabel'))).toBeNull();
  },
);

/** The payment comes in while the dialog waits: it says so and goes. */
export const Arrived = overlayStory(
  depositMade,
  {
    operator: {
      ...operator,
      depositNotice: ({ logId }) =>
        answer(
          logId < 0
            ? []
            : [{ logid: 9, amount: 500, isFirst: 'false', logtime: STORY_NOW / 1000, orderid: 'D3' }],
        ),
    },
  },
  async ({ text, onOutcome }) => {
    await follow();
    await visitor.sees(text('dep.arrived', { amount: '500.00' }));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'arrived' }));
  },
);

/** Another deposit comes in: it is told, and this dialog stays. */
export const AnotherArrived = overlayStory(
  depositMade,
  {
    operator: {
      ...operator,
      depositNotice: ({ logId }) =>
        answer(
          logId < 0 || logId >= 9
            ? []
            : [{ logid: 9, amount: 200, isFirst: 'false', logtime: STORY_NOW / 1000, orderid: 'D8' }],
        ),
    },
  },
  async ({ text }) => {
    await follow();
    await visitor.sees(text('dep.arrived', { amount: '200.00' }));
    await screen.findByRole('dialog', { name: text('dep.success') });
  },
);

const today = STORY_NOW / 1000 - 60;
const depositToday = (logid: number) => ({
  logid,
  logtime: today,
  amount: 500,
  bank_code: '',
  account_no: '',
  status: 1,
  isFirst: 'false' as const,
});

/** From the third deposit of a day on, a line offers a limit once the payment is under way. */
export const ThirdOfTheDay = overlayStory(
  depositMade,
  { operator: { ...operator, getDepositLog: () => answer([3, 2, 1].map(depositToday)) } },
  async ({ text }) => {
    spyOn(window, 'open').mockReturnValue(window);
    await visitor.press(text('dep.goNow'));
    await visitor.press(text('rg.offerDay'));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await screen.findByRole('dialog', { name: text('rg.limit.dep.day') });
  },
);
