import { answer, answerText, beOffline, refuse, sampleWrites } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillCodeForm } from '../../testing/fillCodeForm';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Bind phone' };
export default meta;

const bindPhone = { name: 'bind-phone', options: {} } as const;
const { sendCode } = sampleWrites;

export const Loaded = overlayStory(bindPhone);

/** The next code can be asked for when the operator allows it. */
export const CodeSent = overlayStory(bindPhone, { operator: { sendCode } }, async ({ text, pass }) => {
  await visitor.fill(text('set.phone'), '9171234567');
  await visitor.press(text('auth.send'));
  await visitor.sees(text('auth.resend', { n: 60 }));
  await pass(15_000);
  await visitor.sees(text('auth.resend', { n: 45 }));
});

export const CodeTooOften = overlayStory(
  bindPhone,
  { operator: { sendCode: () => refuse(1006, 'Too many codes', { wait: 90 }) } },
  async ({ text }) => {
    await visitor.fill(text('set.phone'), '9171234567');
    await visitor.press(text('auth.send'));
    await visitor.sees(text('auth.resend', { n: 90 }));
  },
);

/** Each problem stands beside its field, and nothing is sent. */
export const BadInput = overlayStory(bindPhone, {}, async ({ text }) => {
  await fillCodeForm(text, { password: text('auth.newPwd'), typed: ['123', '12', 'short', 'other'] });
  await visitor.press(text('common.submit'));
  await visitor.sees(text('auth.badPhone'));
});

export const CodeWrong = overlayStory(
  bindPhone,
  { operator: { bindPhone: () => refuse(1004, 'Wrong or expired code') } },
  async ({ text }) => {
    await fillCodeForm(text, { password: text('auth.newPwd') });
    await visitor.press(text('common.submit'));
    await visitor.sees('Wrong or expired code');
  },
);

/** Nothing typed is lost. */
export const Failed = overlayStory(
  bindPhone,
  { operator: { bindPhone: () => answerText('<html>Bad gateway</html>') } },
  async ({ text }) => {
    await fillCodeForm(text, { password: text('auth.newPwd') });
    await visitor.press(text('common.submit'));
    await visitor.sees(text('net.unreached'));
  },
);

export const Offline = overlayStory(
  bindPhone,
  { isOffline: true, operator: { sendCode: beOffline } },
  async ({ text }) => {
    await visitor.fill(text('set.phone'), '9171234567');
    await visitor.press(text('auth.send'));
    await visitor.sees(text('net.offline'));
  },
);

export const Bound = overlayStory(
  bindPhone,
  { operator: { bindPhone: () => answer({ Phone: '639171234567' }) } },
  async ({ text, onOutcome }) => {
    await fillCodeForm(text, { password: text('auth.newPwd') });
    await visitor.press(text('common.submit'));
    await visitor.sees(text('bind.ok'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'bound' }));
  },
);
