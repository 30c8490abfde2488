import { answer, answerText, beOffline, refuse, sampleWrites } from '@kislap/api/testing';
import type { TranslateText } from '@kislap/i18n';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Complete account' };
export default meta;

const everything = ['birthday', 'agree', 'phone'];
const whole = { name: 'complete-account', options: { need: everything } } as const;
const { sendCode } = sampleWrites;

async function chooseBirth(text: TranslateText, year: string, month = '02'): Promise<void> {
  await visitor.choose(text('auth.birthYear'), year);
  await visitor.choose(text('auth.birthMonth'), month);
  await visitor.choose(text('auth.birthDay'), '14');
}

async function fillIn(text: TranslateText): Promise<void> {
  await chooseBirth(text, '1995');
  await visitor.fill(text('set.phone'), '9171234567');
  await visitor.fill(text('bind.code'), '123456');
  await visitor.press(text('auth.agree'), 'checkbox');
}

/** Nothing is ticked or chosen for anybody. */
export const Loaded = overlayStory(whole, {}, async ({ text }) => {
  await waitFor(() => expect(screen.getByRole('checkbox', { name: text('auth.agree') })).not.toBeChecked());
  await visitor.sees(text('complete.fillAll'));
});

/** An account that only lacks its phone is asked for nothing else. */
export const PhoneAlone = overlayStory(
  { name: 'complete-account', options: { need: ['phone'] } },
  { operator: { sendCode } },
  async ({ text }) => {
    await visitor.fill(text('set.phone'), '9171234567');
    await visitor.press(text('auth.send'));
    await visitor.sees(text('auth.resend', { n: 60 }));
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
);

/** Everything is there: it can be sent. */
export const Filled = overlayStory(whole, {}, async ({ text }) => {
  await fillIn(text);
  await waitFor(() => expect(screen.getByRole('button', { name: text('common.continue') })).toBeEnabled());
});

/** Nobody under 21 goes on, and it is said as soon as the date is whole. */
export const Restricted = overlayStory(whole, {}, async ({ text }) => {
  await fillIn(text);
  // The youngest year that is offered: they turn 21 next month.
  await chooseBirth(text, '2004', '12');
  await visitor.sees(text('auth.age'));
  await expect(screen.getByRole('button', { name: text('common.continue') })).toBeDisabled();
});

/** A refusal stands beside its field, and nothing typed is lost. */
export const CodeWrong = overlayStory(
  whole,
  { operator: { completeAccount: () => refuse(1004, 'Wrong or expired code') } },
  async ({ text }) => {
    await fillIn(text);
    await visitor.press(text('common.continue'));
    await visitor.sees('Wrong or expired code');
    await expect(screen.getByLabelText(text('bind.code'), { selector: 'input' })).toHaveValue('123456');
  },
);

export const Failed = overlayStory(
  whole,
  { operator: { completeAccount: () => answerText('<html>Bad gateway</html>') } },
  async ({ text }) => {
    await fillIn(text);
    await visitor.press(text('common.continue'));
    await visitor.sees(text('net.unreached'));
  },
);

export const Offline = overlayStory(
  whole,
  { isOffline: true, operator: { sendCode: beOffline } },
  async ({ text }) => {
    await visitor.fill(text('set.phone'), '9171234567');
    await visitor.press(text('auth.send'));
    await visitor.sees(text('net.offline'));
  },
);

export const Complete = overlayStory(
  whole,
  { operator: { completeAccount: () => answer(null) } },
  async ({ text, onOutcome }) => {
    await fillIn(text);
    await visitor.press(text('common.continue'));
    await visitor.sees(text('complete.done'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'complete' }));
  },
);
