import { refuse, sampleWrites } from '@kislap/api/testing';
import type { TranslateText } from '@kislap/i18n';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Change password' };
export default meta;

const changePassword = { name: 'change-password', options: {} } as const;

async function fillIn(text: TranslateText, password = 'Newer1234', again = password): Promise<void> {
  await visitor.fill(text('pwd.old'), 'Play1234');
  await visitor.fill(text('auth.newPwd'), password);
  await visitor.fill(text('auth.repeat'), again);
  await visitor.press(text('auth.resetSave'));
}

/** Says beforehand what happens to the other devices. */
export const Loaded = overlayStory(changePassword, {}, async ({ text }) => {
  await visitor.sees(text('pwd.elsewhere'));
  const save = await screen.findByRole('button', { name: text('auth.resetSave') });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
});

export const TooWeak = overlayStory(changePassword, {}, async ({ text }) => {
  await fillIn(text, 'short');
  await waitFor(() =>
    expect(screen.getByLabelText(text('auth.newPwd'), { selector: 'input' })).toBeInvalid(),
  );
});

export const NotTheSame = overlayStory(changePassword, {}, async ({ text }) => {
  await fillIn(text, 'Newer1234', 'Newer12345');
  await visitor.sees(text('auth.mismatch'));
});

/** The refusal stands beside the field it is about. */
export const WrongPassword = overlayStory(
  changePassword,
  { operator: { changePwd: () => refuse(1002, 'Wrong current password.') } },
  async ({ text }) => {
    await fillIn(text);
    await visitor.sees(text('pwd.wrongOld'));
  },
);

/** Nothing typed is lost. */
export const Failed = overlayStory(
  changePassword,
  { operator: { changePwd: () => refuse(1005, 'Too many tries. Please try again in 15 minutes.') } },
  async ({ text }) => {
    await fillIn(text);
    await visitor.sees('Too many tries. Please try again in 15 minutes.');
    await expect(screen.getByLabelText(text('pwd.old'), { selector: 'input' })).toHaveValue('Play1234');
  },
);

export const Changed = overlayStory(
  changePassword,
  { operator: { changePwd: sampleWrites.changePwd } },
  async ({ text, operator, onOutcome }) => {
    await fillIn(text);
    await visitor.sees(text('pwd.done'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'changed' }));
    const sent = operator.seen.find(({ call }) => call === 'changePwd');
    await expect(sent?.fields).toEqual({ old: 'Play1234', password: 'Newer1234', password1: 'Newer1234' });
  },
);
