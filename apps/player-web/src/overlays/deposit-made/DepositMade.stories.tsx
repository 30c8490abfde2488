import { moneyFromPeso } from '@kislap/domain';
import { answer } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { deposits } from '../../deposit/deposits';
import { overlayStory } from '../../testing/overlayStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Deposit made' };
export default meta;

const made = {
  payUrl: 'https://pay.example.com/1001',
  amount: moneyFromPeso('500'),
  bonus: moneyFromPeso('25'),
  channelName: 'MY1',
};
const depositMade = { name: 'deposit-made', options: made } as const;

export const Loaded = overlayStory(depositMade);

export const WithoutBonus = overlayStory({
  name: 'deposit-made',
  options: { ...made, bonus: moneyFromPeso('0') },
});

/** The first deposit of the day: no limit is spoken of. */
const first = { operator: { getDepositLog: () => answer([]) } };

/** The pay page opens inside the tap, in a window of its own; who cannot pay there finds somebody to ask. */
export const Waiting = overlayStory(depositMade, first, async ({ text }) => {
  const open = spyOn(window, 'open').mockReturnValue(null);
  await visitor.press(text('dep.goNow'));
  await visitor.sees(text('dep.wait'));
  await expect(open).toHaveBeenCalledWith(made.payUrl, '_blank', 'noopener,noreferrer');
  await screen.findByRole('button', { name: text('cs.title') });
});

/** The payment comes in while the dialog waits: it says so and goes. */
export const Arrived = overlayStory(
  depositMade,
  {
    operator: {
      depositNotice: ({ logId }) =>
        answer(logId < 0 ? [] : [{ logid: 9, amount: 500, isFirst: 'false', logtime: STORY_NOW / 1000 }]),
    },
  },
  async ({ text, onOutcome }) => {
    await deposits.begin();
    await visitor.sees(text('dep.arrived', { amount: '500' }));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'arrived' }));
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
  { operator: { getDepositLog: () => answer([3, 2, 1].map(depositToday)) } },
  async ({ text }) => {
    spyOn(window, 'open').mockReturnValue(null);
    await visitor.press(text('dep.goNow'));
    await visitor.press(text('rg.offerDay'));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await screen.findByRole('dialog', { name: text('rg.limit.dep.day') });
  },
);
