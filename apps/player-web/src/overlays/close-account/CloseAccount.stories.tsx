import { answer, keepSilent, refuse, samplePlayer, sampleWrites } from '@kislap/api/testing';
import type { TranslateText } from '@kislap/i18n';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Close account' };
export default meta;

const closeAccount = { name: 'close-account', options: {} } as const;
const getUserScore = () => answer({ Score: 0 });

async function fillIn(text: TranslateText): Promise<void> {
  await visitor.fill(text('closing.reason'), ' I moved abroad ');
  await visitor.fill(text('reg.password'), 'Play1234');
  await visitor.press(text('closing.understand'), 'checkbox');
  await visitor.press(text('closing.title'));
}

/** Nothing closes by one wrong tap. */
export const Loaded = overlayStory(closeAccount, { operator: { getUserScore } }, async ({ text }) => {
  await visitor.sees(text('closing.missing'));
  const close = await screen.findByRole('button', { name: text('closing.title') });
  await expect(close).toHaveAttribute('aria-disabled', 'true');
});

export const Loading = overlayStory(closeAccount, { operator: { getUserScore: keepSilent } });

/** What is in the account has to go out first, and there is nothing to fill in until then. */
export const MoneyStillThere = overlayStory(closeAccount, {}, async ({ text }) => {
  await visitor.sees(text('closing.moneyLeft', { amount: '12,345.67' }));
  await expect(screen.queryByLabelText(text('reg.password'), { selector: 'input' })).toBeNull();
});

/** Less than can be withdrawn: why it stays open, and who can help. Nobody is led to deposit more. */
export const TooLittleLeft = overlayStory(
  closeAccount,
  { operator: { getUserScore: () => answer({ Score: 425_000 }) } },
  async ({ text }) => {
    await visitor.sees(text('closing.tooLittle', { amount: '42.50', min: '100.00' }));
    await screen.findByRole('button', { name: text('cs.title') });
    await expect(screen.queryByRole('button', { name: text('wdw.title') })).toBeNull();
  },
);

export const BalanceFailed = overlayStory(
  closeAccount,
  { operator: { getUserScore: () => refuse(500) } },
  async ({ text }) => visitor.sees(text('user.balanceFailed')),
);

export const WrongPassword = overlayStory(
  closeAccount,
  { operator: { getUserScore, closeAccount: () => refuse(1002, 'Wrong phone number or password.') } },
  async ({ text }) => {
    await fillIn(text);
    await visitor.sees(text('closing.wrongPassword'));
  },
);

/** An account that was opened elsewhere has no password to ask for. */
export const WithoutPassword = overlayStory(
  closeAccount,
  {
    operator: {
      getUserScore,
      getUserInfo: () => answer({ ...samplePlayer, Phone: '' }),
      closeAccount: sampleWrites.closeAccount,
    },
  },
  async ({ text }) => {
    await visitor.press(text('closing.understand'), 'checkbox');
    await expect(screen.queryByLabelText(text('reg.password'), { selector: 'input' })).toBeNull();
    await visitor.press(text('closing.title'));
    await visitor.sees(text('closing.done'));
  },
);

/** What stops it that this screen cannot know, the operator says. */
export const Stopped = overlayStory(
  closeAccount,
  { operator: { getUserScore, closeAccount: () => refuse(1008, 'A withdrawal is still on its way.') } },
  async ({ text }) => {
    await fillIn(text);
    await visitor.sees('A withdrawal is still on its way.');
  },
);

/** The session ends with it. */
export const Closed = overlayStory(
  closeAccount,
  { operator: { getUserScore, closeAccount: sampleWrites.closeAccount } },
  async ({ text, operator }) => {
    await fillIn(text);
    await visitor.sees(text('closing.done'));
    const sent = operator.seen.find(({ call }) => call === 'closeAccount');
    await expect(sent?.fields).toEqual({ password: 'Play1234', reason: 'I moved abroad' });
  },
);
