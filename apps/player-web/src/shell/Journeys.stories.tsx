import { answer, answerText, refuse, sampleWrites } from '@kislap/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fillCodeForm } from '../testing/fillCodeForm';
import { overlayStory } from '../testing/overlayStory';
import { pageStory } from '../testing/pageStory';
import { STORY_NOW } from '../testing/STORY_NOW';
import { visitor } from '../testing/visitor';

/** What a player does from one end to the other. The steps stand in the panel "Interactions", and can be gone back to. */
const meta: Meta = { title: 'Journeys', tags: ['journey'] };
export default meta;

/** A guest registers, and makes a first deposit from the page that says so. */
export const FirstDeposit = pageStory(
  {
    visitor: 'guest',
    at: '/register',
    operator: { register: sampleWrites.register, deposit: sampleWrites.deposit },
  },
  async ({ text, operator }, step) => {
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
  },
);

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
      await waitFor(() => expect(document.body.textContent).toContain('525'));
      await visitor.press(text('common.submit'));
      await screen.findByRole('dialog', { name: text('dep.success') });
      await expect(operator.seen.filter(({ call }) => call === 'deposit')).toHaveLength(1);
    });
  },
);
