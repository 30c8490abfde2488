import { answerText, beOffline, refuse, sampleWrites } from '@kislap/api/testing';
import type { TranslateText } from '@kislap/i18n';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fillCodeForm } from '../../testing/fillCodeForm';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Reset password' };
export default meta;

const reset = { visitor: 'guest', at: '/resetPassword' } as const;

async function resetPassword(text: TranslateText): Promise<void> {
  await fillCodeForm(text, { password: text('auth.newPwd') });
  await visitor.press(text('auth.resetSave'));
}

export const Loaded = pageStory(reset);

/** The operator knows a player's phone: nobody has to type it again. */
export const SignedIn = pageStory({ at: '/resetPassword' }, async ({ text }) => {
  const phone = await screen.findByLabelText(text('set.phone'));
  await waitFor(() => expect(phone).toHaveDisplayValue(/917/));
});

export const BadInput = pageStory(reset, async ({ text }) => {
  await fillCodeForm(text, { password: text('auth.newPwd'), typed: ['123', '1', 'short', 'other'] });
  await visitor.press(text('auth.resetSave'));
  await visitor.sees(text('auth.badPhone'));
});

export const CodeWrong = pageStory(
  { ...reset, operator: { resetPwd: () => refuse(1004, 'Wrong or expired code') } },
  async ({ text }) => {
    await resetPassword(text);
    await visitor.sees('Wrong or expired code');
  },
);

export const Failed = pageStory(
  { ...reset, operator: { resetPwd: () => answerText('<html>Bad gateway</html>') } },
  async ({ text }) => {
    await resetPassword(text);
    await visitor.sees(text('net.unreached'));
  },
);

export const Offline = pageStory(
  { ...reset, isOffline: true, operator: { sendCode: beOffline } },
  async ({ text }) => {
    await visitor.fill(text('set.phone'), '9171234567');
    await visitor.press(text('auth.send'));
    await visitor.sees(text('net.offline'));
  },
);

/** The login is next, and knows the phone. */
export const Saved = pageStory(
  { ...reset, operator: { resetPwd: sampleWrites.resetPwd } },
  async ({ text }) => {
    await resetPassword(text);
    await visitor.sees(text('auth.resetDone'));
    await waitFor(() => expect(screen.getByLabelText(text('set.phone'))).toHaveDisplayValue(/917/));
  },
);
