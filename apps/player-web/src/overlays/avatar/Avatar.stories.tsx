import { beOffline, refuse, sampleWrites } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Avatar' };
export default meta;

const third = { name: 'avatar', options: { avatarId: 3 } } as const;

export const Loaded = overlayStory(third, {}, async ({ text }) => {
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: text('user.avatarOfNumber', { n: 3 }) })).toBeChecked(),
  );
});

export const Chosen = overlayStory(
  third,
  { operator: { editUserHeader: sampleWrites.editUserHeader } },
  async ({ operator, text }) => {
    await visitor.press(text('user.avatarOfNumber', { n: 5 }), 'radio');
    await visitor.sees(text('set.avatarSaved'));
    const sent = operator.seen.find(({ call }) => call === 'editUserHeader');
    await expect(sent?.fields).toEqual({ faceId: '5' });
  },
);

/** What the operator does not take goes back to what it was. */
export const Failed = overlayStory(
  third,
  { operator: { editUserHeader: () => refuse(1001, 'Not this one.') } },
  async ({ text }) => {
    await visitor.press(text('user.avatarOfNumber', { n: 5 }), 'radio');
    await visitor.sees('Not this one.');
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: text('user.avatarOfNumber', { n: 3 }) })).toBeChecked(),
    );
  },
);

export const Offline = overlayStory(
  third,
  { isOffline: true, operator: { editUserHeader: beOffline } },
  async ({ text }) => {
    await visitor.press(text('user.avatarOfNumber', { n: 5 }), 'radio');
    await visitor.sees(text('net.offline'));
  },
);
