import { answer, refuse, sampleWrites } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/RedPacket' };
export default meta;

const packet = { name: 'red-packet', options: { packetId: 5 } } as const;
const now = Math.floor(STORY_NOW / 1000);
const open = {
  pktId: 5,
  name: 'Evening packet',
  stime: now - 60,
  etime: now + 1740,
  state: 1,
  max: 8.8,
  left: 12,
} as const;
const later = { ...open, pktId: 6, stime: now + 3600, etime: now + 5400, state: 0 } as const;
const packets = { redPackerInfo: () => answer([open, later]) } as const;

export const Closed = overlayStory(packet, { operator: packets }, async ({ text }) =>
  visitor.sees(text('pkt.fair')),
);

export const Opened = overlayStory(
  packet,
  { operator: { ...packets, getRedPacker: sampleWrites.getRedPacker } },
  async ({ text }) => {
    await visitor.press(text('pkt.open'));
    await visitor.sees(text('pkt.got', { x: '5.20' }));
  },
);

/** What is missing is said before the envelope is tapped, with the way to it. */
export const ConditionMissing = overlayStory(
  packet,
  { operator: { redPackerInfo: () => answer([{ ...open, need: { day_depAmt: 150 } }]) } },
  async ({ text }) => {
    await visitor.sees(text('sign.tipDay', { x: '50.00' }));
    const surface = within(await screen.findByRole('dialog'));
    await surface.findByRole('button', { name: text('dep.title') });
  },
);

/** A condition that only the operator knows. */
export const Refused = overlayStory(
  packet,
  { operator: { ...packets, getRedPacker: () => refuse(1008, 'Deposit 30 PHP more today.', { need: 30 }) } },
  async ({ text }) => {
    await visitor.press(text('pkt.open'));
    await visitor.sees('Deposit 30 PHP more today.');
  },
);

export const AlreadyOpened = overlayStory(
  packet,
  { operator: { ...packets, getRedPacker: () => refuse(1009) } },
  async ({ text }) => {
    await visitor.press(text('pkt.open'));
    await visitor.sees(text('pkt.already'));
  },
);

export const AllGone = overlayStory(
  packet,
  { operator: { ...packets, getRedPacker: () => refuse(1010) } },
  async ({ text }) => {
    await visitor.press(text('pkt.open'));
    await visitor.sees(text('pkt.gone'));
  },
);

/** Another failure is told, and the envelope can be tapped again. */
export const Failed = overlayStory(
  packet,
  { operator: { ...packets, getRedPacker: () => refuse(1015, 'This is under maintenance right now.') } },
  async ({ text }) => {
    await visitor.press(text('pkt.open'));
    await visitor.sees('This is under maintenance right now.');
    await screen.findByRole('button', { name: text('pkt.open') });
  },
);
