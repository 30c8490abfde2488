import { answer, samplePlayer, sampleWrites } from '@kislap/api/testing';
import type { FakeOperator, Handlers } from '@kislap/api/testing';
import type { TranslateText } from '@kislap/i18n';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Deposit award' };
export default meta;

const deposit = { name: 'deposit', options: { mode: 'maya' } } as const;

/** Five percent through Maya that can be left. */
const choice = {
  getPayChannel: () =>
    answer({
      a_c: [
        { pid: 3, pt: 'maya', award: 5, choice: 1 as const, times: 5, days: 14, maxStake: 500, games: 'All' },
      ],
    }),
  deposit: sampleWrites.deposit,
} satisfies Handlers;

const newcomer = {
  ...choice,
  getUserInfo: () => answer({ ...samplePlayer, DepCount: 0, Dep15: 0 }),
} satisfies Handlers;

const sent = ({ seen }: FakeOperator) => seen.filter(({ call }) => call === 'deposit');

const awardCard = (text: TranslateText) => screen.findByRole('dialog', { name: text('bonus.award') });

/** 500 pesos, up to the card with the terms of the award. */
async function askAward(text: TranslateText): Promise<void> {
  await visitor.press(/₱500/, 'radio');
  await visitor.sees(text('dep.youGet'));
  await visitor.sees(text('dep.canAdd', { bonus: '₱25.00' }));
  // What is not taken is not counted.
  await expect(document.body).not.toHaveTextContent(text('dep.andLocked', { bonus: '₱25.00' }));
  await visitor.press(text('common.submit'));
  await awardCard(text);
}

/** The card counts the deposit and the award: 500 and 5 times 25. */
export const AwardTaken = overlayStory(deposit, { operator: choice }, async ({ text, operator }) => {
  await askAward(text);
  await visitor.sees(/₱625\.00/);
  await expect(sent(operator)).toHaveLength(0);
  await visitor.press(text('bonus.take'));
  await screen.findByRole('dialog', { name: text('dep.success') });
  await expect(sent(operator)).toMatchObject([{ fields: { acId: '0', takeAward: '1' } }]);
});

export const AwardLeft = overlayStory(deposit, { operator: choice }, async ({ text, operator }) => {
  await askAward(text);
  await visitor.press(text('bonus.without'));
  await screen.findByRole('dialog', { name: text('dep.success') });
  await expect(sent(operator)).toMatchObject([{ fields: { acId: '0', takeAward: '0' } }]);
});

/** Who leaves the card has deposited nothing. */
export const CardLeft = overlayStory(deposit, { operator: choice }, async ({ text, operator }) => {
  await askAward(text);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: text('bonus.award') })).toBeNull());
  await expect(sent(operator)).toHaveLength(0);
});

/** After a promotion the card counts what the award alone asks for: 5 times 25. */
export const OnTopOfPromotion = overlayStory(deposit, { operator: newcomer }, async ({ text, operator }) => {
  await visitor.press(/₱500/, 'radio');
  await visitor.press(new RegExp(text('promo.19')), 'radio');
  await visitor.press(text('common.submit'));
  await screen.findByRole('dialog', { name: text('bonus.terms') });
  await visitor.sees(/₱3,000\.00/);
  await visitor.press(text('bonus.take'));
  await awardCard(text);
  await visitor.sees(text('bonus.onTop'));
  await visitor.sees(/₱125\.00/);
  await expect(sent(operator)).toHaveLength(0);
  await visitor.press(text('bonus.without'));
  await screen.findByRole('dialog', { name: text('dep.success') });
  await expect(sent(operator)).toMatchObject([{ fields: { acId: '19', takeAward: '0' } }]);
});

/** An award that nobody explains is left, and no card asks. */
export const TermsUnknown = overlayStory(
  deposit,
  {
    operator: {
      ...choice,
      getPayChannel: () => answer({ a_c: [{ pid: 3, pt: 'maya', award: 5, choice: 1 as const }] }),
    },
  },
  async ({ text, operator }) => {
    await visitor.press(/₱500/, 'radio');
    await visitor.press(text('common.submit'));
    await screen.findByRole('dialog', { name: text('dep.success') });
    await expect(sent(operator)).toMatchObject([{ fields: { takeAward: '0' } }]);
  },
);

/** An operator that leaves no choice: it is said before, and the form that is sent is the one of old. */
export const Bound = overlayStory(
  deposit,
  { operator: { deposit: sampleWrites.deposit } },
  async ({ text, operator }) => {
    await visitor.press(/₱500/, 'radio');
    await visitor.sees(text('dep.awardBound', { percent: 5 }));
    await visitor.sees(text('dep.andLocked', { bonus: '₱25.00' }));
    await expect(screen.queryByText(text('dep.noneWhy'))).toBeNull();
    await visitor.press(text('common.submit'));
    await screen.findByRole('dialog', { name: text('dep.success') });
    await expect(sent(operator)[0]?.fields).not.toHaveProperty('takeAward');
  },
);
