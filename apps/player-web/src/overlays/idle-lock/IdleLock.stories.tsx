import { answer, beOffline, refuse, samplePlayer, sampleWrites } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Idle lock' };
export default meta;

const lock = { name: 'idle-lock', options: {} } as const;

/** Escape leads nowhere. */
export const Locked = overlayStory(lock, {}, async ({ text, onOutcome }) => {
  await screen.findByRole('dialog', { name: text('idle.title') });
  await userEvent.keyboard('{Escape}');
  await expect(onOutcome).not.toHaveBeenCalled();
});

export const Unlocked = closingStory(
  overlayStory(
    lock,
    { operator: { checkPwd: sampleWrites.checkPwd } },
    async ({ text, operator, onOutcome }) => {
      await visitor.fill(text('reg.password'), 'Play1234');
      await visitor.press(text('idle.goOn'));
      await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'unlocked' }));
      const sent = operator.seen.find(({ call }) => call === 'checkPwd');
      await expect(sent?.fields).toEqual({ password: 'Play1234' });
    },
  ),
);

export const WrongPassword = overlayStory(
  lock,
  { operator: { checkPwd: () => refuse(1002, 'Wrong phone number or password.') } },
  async ({ text }) => {
    await visitor.fill(text('reg.password'), 'Wrong1234');
    await visitor.press(text('idle.goOn'));
    await visitor.sees(text('rg.wrongPassword'));
  },
);

export const Offline = overlayStory(
  lock,
  { isOffline: true, operator: { checkPwd: beOffline } },
  async ({ text }) => {
    await visitor.fill(text('reg.password'), 'Play1234');
    await visitor.press(text('idle.goOn'));
    await visitor.sees(text('net.offline'));
  },
);

/** An account of another service has no password to ask for. */
export const WithoutPassword = overlayStory(
  lock,
  {
    operator: {
      getUserInfo: () => answer({ ...samplePlayer, Phone: '' }),
    },
  },
  async ({ text }) => {
    await visitor.sees(text('idle.whyNoPassword'));
    await expect(screen.queryByLabelText(text('reg.password'))).toBeNull();
  },
);
