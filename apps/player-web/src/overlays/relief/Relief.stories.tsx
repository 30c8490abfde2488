import { answer, beOffline, keepSilent, refuse, sampleWrites } from '@kislap/api/testing';
import type { DataOf } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Relief' };
export default meta;

const relief = { name: 'relief', options: {} } as const;
const { getUserAlms } = sampleWrites;
const open: DataOf<'userAlms'> = { times: 1, max: 3, am: 2, below: 5, state: 1 };
const userAlms = () => answer(open);

export const Loaded = overlayStory(relief, { operator: { userAlms } }, async ({ text }) =>
  visitor.sees(text('alms.offer', { am: '2.00' })),
);

export const Loading = overlayStory(relief, { operator: { userAlms: keepSilent } });

/** Its conditions are not met: they are said. */
export const Closed = overlayStory(relief, {}, async ({ text }) =>
  visitor.sees(text('alms.closedWhy', { below: '5.00' })),
);

export const UsedUp = overlayStory(
  relief,
  { operator: { userAlms: () => answer({ ...open, times: 3, state: 2 }) } },
  async ({ text }) => visitor.sees(text('alms.done')),
);

export const Failed = overlayStory(
  relief,
  { operator: { userAlms: () => refuse(500, 'Please ask again.') } },
  async () => visitor.sees('Please ask again.'),
);

export const Offline = overlayStory(
  relief,
  { isOffline: true, operator: { userAlms: beOffline } },
  async ({ text }) => visitor.sees(text('net.offline')),
);

export const Received = overlayStory(
  relief,
  { operator: { userAlms, getUserAlms } },
  async ({ text, onOutcome }) => {
    await visitor.press(text('alms.receive'));
    await screen.findByRole('dialog', { name: /2\.00/ });
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'received' }));
  },
);

/** The operator says no, and the offer says why. */
export const Refused = overlayStory(
  relief,
  { operator: { userAlms, getUserAlms: () => refuse(1008, "You haven't met the conditions for this yet.") } },
  async ({ text }) => {
    await visitor.press(text('alms.receive'));
    await visitor.sees("You haven't met the conditions for this yet.");
  },
);

/** Leaving it is as easy as taking it. */
export const Left = closingStory(
  overlayStory(relief, { operator: { userAlms } }, async ({ text, onOutcome }) => {
    await visitor.press(text('common.later'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'dismissed', reason: 'closeButton' }));
  }),
);
