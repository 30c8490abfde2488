import { answerText, beOffline, refuse, sampleWrites } from '@kislap/api/testing';
import type { TranslateText } from '@kislap/i18n';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fillCodeForm } from '../../testing/fillCodeForm';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Register' };
export default meta;

const register = { visitor: 'guest', at: '/register' } as const;

async function chooseBirth(text: TranslateText, year: string, month = '02'): Promise<void> {
  await visitor.choose(text('auth.birthYear'), year);
  await visitor.choose(text('auth.birthMonth'), month);
  await visitor.choose(text('auth.birthDay'), '14');
}

async function signUp(text: TranslateText): Promise<void> {
  await fillCodeForm(text, { password: text('reg.password') });
  await chooseBirth(text, '1995');
  await visitor.press(text('auth.agree'), 'checkbox');
  await visitor.press(text('reg.create'));
}

/** Nothing is ticked for anybody. */
export const Loaded = pageStory(register, async ({ text }) => {
  await waitFor(() => expect(screen.getByRole('checkbox', { name: text('auth.agree') })).not.toBeChecked());
  await expect(screen.getByRole('checkbox', { name: text('consent.marketingAsk') })).not.toBeChecked();
});

/** A friend's link: the code is there and stays. */
export const Invited = pageStory({ ...register, at: '/register?invite=LIGAYA7' }, async ({ text }) =>
  visitor.sees(text('auth.inviteLink')),
);

/** Nobody under 21 goes on, and it is said as soon as the date is whole. */
export const Restricted = pageStory(register, async ({ text }) => {
  // The youngest year that is offered: they turn 21 next month.
  await chooseBirth(text, '2004', '12');
  await visitor.sees(text('auth.age'));
});

/** The number has an account: the login is one tap away, and knows it. */
export const PhoneTaken = pageStory(
  { ...register, operator: { register: () => refuse(1003, 'This number has an account.') } },
  async ({ text }) => {
    await signUp(text);
    await visitor.sees('This number has an account.');
    await screen.findByRole('button', { name: text('auth.logInInstead') });
  },
);

export const Failed = pageStory(
  { ...register, operator: { register: () => answerText('<html>Bad gateway</html>') } },
  async ({ text }) => {
    await signUp(text);
    await visitor.sees(text('net.unreached'));
  },
);

export const Offline = pageStory(
  { ...register, isOffline: true, operator: { sendCode: beOffline } },
  async ({ text }) => {
    await visitor.fill(text('set.phone'), '9171234567');
    await visitor.press(text('auth.send'));
    await visitor.sees(text('net.offline'));
  },
);

/** A refusal stands where it can be seen: its field has the focus and is in view. */
export const TooCommonPassword = pageStory(
  { ...register, operator: { register: () => refuse(1017, 'This password is too common.') } },
  async ({ text }) => {
    await signUp(text);
    const field = await screen.findByLabelText(text('reg.password'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('This password is too common.');
    await waitFor(() => {
      const { top, bottom } = field.getBoundingClientRect();
      return expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
    });
  },
);

/** The account is open. */
export const Registered = pageStory(
  { ...register, operator: { register: sampleWrites.register } },
  async ({ text }) => {
    await signUp(text);
    await visitor.sees(text('reg.ok'));
  },
);

/** Advertisers hear of it only because the player said so, apart from the terms. */
export const RegisteredWithConsent = pageStory(
  { ...register, operator: { register: sampleWrites.register, consent: sampleWrites.consent } },
  async ({ text, operator }) => {
    await visitor.press(text('consent.marketingAsk'), 'checkbox');
    await signUp(text);
    await visitor.sees(text('reg.ok'));
    const sent = operator.seen.find(({ call }) => call === 'consent');
    await expect(sent?.fields).toEqual({ marketing: '1', analytics: '0' });
  },
);
