import { answer, answerText, refuse, samplePlayer, sampleWrites } from '@kislap/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fillCodeForm } from '../testing/fillCodeForm';
import { overlayStory } from '../testing/overlayStory';
import { pageStory } from '../testing/pageStory';
import type { ScenePlay } from '../testing/Scene';
import { STORY_NOW } from '../testing/STORY_NOW';
import { visitor } from '../testing/visitor';

/** What a player does from one end to the other. The steps stand in the panel "Interactions", and can be gone back to. */
const meta: Meta = { title: 'Journeys', tags: ['journey'] };
export default meta;

const newcomer = {
  visitor: 'guest',
  at: '/register',
  operator: { register: sampleWrites.register, deposit: sampleWrites.deposit },
} as const;

/** From the empty form to an order of ₱500 that waits for its payment. */
const registerAndDeposit: ScenePlay = async ({ text, operator }, step) => {
  await step('Fill in phone, code, password and birthday', async () => {
    await fillCodeForm(text, { password: text('reg.password') });
    await visitor.choose(text('auth.birthYear'), '1995');
    await visitor.choose(text('auth.birthMonth'), '02');
    await visitor.choose(text('auth.birthDay'), '14');
  });
  await step('Agree, and create the account', async () => {
    await visitor.press(text('auth.agree'), 'checkbox');
    await visitor.press(text('reg.create'));
    await visitor.sees(text('reg.ok'));
  });
  await step('Go on to the deposit', async () => {
    await visitor.press(text('reg.deposit'));
    await screen.findByRole('dialog', { name: text('dep.title') });
  });
  await step('Choose an amount, and send it once', async () => {
    await visitor.press(/₱500/, 'radio');
    await visitor.press(text('common.submit'));
    await screen.findByRole('dialog', { name: text('dep.success') });
    await expect(operator.seen.filter(({ call }) => call === 'deposit')).toHaveLength(1);
  });
};

/** A guest registers, and makes a first deposit from the page that says so. */
export const FirstDeposit = pageStory(newcomer, registerAndDeposit);

const balance = { Score: 5_000_000 };
const paid = { logid: 9, amount: 500, isFirst: 'true', logtime: STORY_NOW / 1000, orderid: '1001' } as const;

const registerToWithdrawal = pageStory(
  { ...newcomer, operator: { ...newcomer.operator, depositNotice: () => answer([]) } },
  async (scene, step) => {
    const { text, operator } = scene;
    await registerAndDeposit(scene, step);
    await step('Pay elsewhere, and come back to the app', async () => {
      operator.handle({
        depositNotice: ({ logId }) => answer(logId < paid.logid ? [paid] : []),
        getUserScore: () => answer(balance),
        getUserInfo: () => answer({ ...samplePlayer, ...balance, DepCount: 1 }),
        userCashCheck: () => answer({ DepCount: 1, needFlow: 500, BetFlow: 0 }),
      });
      const made = await screen.findByRole('dialog', { name: text('dep.success') });
      await userEvent.click(await within(made).findByRole('button', { name: text('common.close') }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: text('dep.success') })).toBeNull());
    });
    await step('Look at the account: ₱500, and turnover to play', async () => {
      await visitor.press(text('reg.lookAround'), 'link');
      await visitor.press(text('nav.account'), 'link');
      await visitor.sees('₱500.00');
    });
    await step('It has been played', () => {
      operator.handle({
        userCashCheck: () => answer({ DepCount: 1, needFlow: 500, BetFlow: 500 }),
        withdraw: sampleWrites.withdraw,
      });
      return Promise.resolve();
    });
    await step('Withdraw ₱200 to a saved account', async () => {
      await visitor.press(text('wdw.do'));
      const saved = await screen.findByRole('radiogroup', { name: text('wdw.saved') });
      const [first] = await within(saved).findAllByRole('radio');
      await userEvent.click(first ?? document.body);
      await visitor.fill(text('wdw.amount'), '200');
      await visitor.press(text('common.submit'));
    });
    await step('Read where it goes, and confirm once', async () => {
      const last = await screen.findByRole('dialog', { name: text('wdw.confirmTitle') });
      await userEvent.click(await within(last).findByRole('button', { name: text('wdw.do') }));
      await screen.findByRole('dialog', { name: text('wdw.madeTitle') });
      await expect(operator.seen.filter(({ call }) => call === 'withdraw')).toHaveLength(1);
    });
  },
);

/** From the first form to the first money back: register, deposit, play what has to be played, withdraw. */
export const RegisterToWithdrawal: StoryObj = {
  ...registerToWithdrawal,
  parameters: {
    ...registerToWithdrawal.parameters,
    visual: { skip: 'Whether the credit of the deposit still stands above shows how long the steps took.' },
    chromatic: { disableSnapshot: true },
  },
};

const pay = { url: 'https://pay.example.com/1001', until: STORY_NOW / 1000 + 840 };
const ready = { orderid: 'D3', kind: 'D', am: 500, at: STORY_NOW / 1000, fix: 0, stop: 0 } as const;

const lostDeposit = overlayStory(
  { name: 'deposit', options: {} },
  {
    operator: {
      deposit: () => answerText('<html>Bad gateway</html>', 502),
      orderByKey: () => refuse(1014, 'Not found.'),
    },
  },
  async ({ text, operator, passUntil }, step) => {
    const unsure = text('dep.unsureNote', { amount: '₱500.00' });
    await step('Send a deposit, and get no answer', async () => {
      await visitor.press(/₱500/, 'radio');
      await visitor.press(text('common.submit'));
      await visitor.sees(unsure);
    });
    await step('Nothing else can be sent', async () => {
      await expect(screen.queryByRole('button', { name: text('common.submit') })).toBeNull();
    });
    await step('The operator has it after all', async () => {
      const order = () => answer({ ...ready, status: 0, step: 'ready', next: 'you', pay });
      operator.handle({ orderByKey: order, orderInfo: order });
      await passUntil(5_000, async () => {
        await waitFor(() => expect(screen.queryByText(unsure)).toBeNull(), { timeout: 200 });
      });
    });
    await step('It was sent once', async () => {
      await expect(operator.seen.filter(({ call }) => call === 'deposit')).toHaveLength(1);
    });
  },
);

/** The payment service does not answer: nothing can be sent twice, and the order is found by its key. */
export const LostDeposit: StoryObj = {
  ...lostDeposit,
  parameters: {
    ...lostDeposit.parameters,
    visual: { skip: 'How often it was asked for shows in the time that is left to pay.' },
    chromatic: { disableSnapshot: true },
  },
};

/** A bonus, from the way to pay that adds it to the deposit it comes with. */
export const Bonus = overlayStory(
  { name: 'deposit', options: {} },
  { operator: { deposit: sampleWrites.deposit } },
  async ({ text, operator }, step) => {
    await step('Choose a way to pay that adds something', async () => {
      await visitor.press(/Maya/, 'radio');
      await visitor.sees(/MY1/);
    });
    await step('Choose an amount', async () => {
      await visitor.press(/₱500/, 'radio');
      await visitor.sees(text('dep.youGet'));
    });
    await step('Read what would arrive, and deposit', async () => {
      await waitFor(() =>
        expect(document.body.textContent).toContain(text('dep.andLocked', { bonus: '₱25.00' })),
      );
      await visitor.press(text('common.submit'));
      await screen.findByRole('dialog', { name: text('dep.success') });
      await expect(operator.seen.filter(({ call }) => call === 'deposit')).toHaveLength(1);
    });
  },
);
