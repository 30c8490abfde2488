import { answer, beOffline, refuse, sampleLimits, sampleWrites } from '@kislap/api/testing';
import { epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Play limit' };
export default meta;

const none = {
  name: 'play-limit',
  options: { kind: 'dep', span: 'week', limit: undefined },
} as const;

const limit = {
  most: moneyFromPeso(2000),
  used: moneyFromPeso(145),
  reserved: zeroMoney,
  resetsAt: epochSecondsFrom(1_763_049_600),
  waiting: {
    amount: moneyFromPeso(3000),
    from: epochSecondsFrom(1_763_000_000),
    until: epochSecondsFrom(1_763_604_800),
  },
};

/** How much unpaid orders hold is told of a limit alone: before the first one it is said that they may be closed. */
export const NotSet = overlayStory(none, {}, async ({ text }) =>
  visitor.sees(new RegExp(text('rg.closesOrders'))),
);

/** The wait of a higher limit is over: it asks once more. */
export const ReadyToConfirm = overlayStory(
  { name: 'play-limit', options: { kind: 'loss', span: 'day', limit } },
  { operator: { rgSet: sampleWrites.rgSet } },
  async ({ operator, text }) => {
    await visitor.sees(text('rg.confirmUntil', { time: '2025-11-20 10:13' }));
    await visitor.press(text('rg.confirmRaise', { x: '₱3,000.00' }));
    await visitor.sees(text('rg.waits'));
    const sent = operator.seen.find(({ call }) => call === 'rgSet');
    await expect(sent?.fields).toEqual({ kind: 'loss', span: 'day', value: '3000' });
  },
);

/** No limit waits like a higher one, and what is said speaks of a removal. */
export const RemovalAsked = overlayStory(
  {
    name: 'play-limit',
    options: { kind: 'dep', span: 'week', limit: { ...limit, waiting: undefined } },
  },
  {
    operator: {
      rgSet: () => {
        const pending = { am: null, from: 1_763_092_800 };
        const week = { am: 2000, used: 145, open: 0, reset: 1_763_049_600, pending };
        return answer({ ...sampleLimits, dep: { ...sampleLimits.dep, week } });
      },
    },
  },
  async ({ operator, text }) => {
    await visitor.press(text('rg.remove'));
    await visitor.sees(text('rg.removalAsked'));
    await expect(screen.queryByText(text('rg.waits'))).toBeNull();
    const sent = operator.seen.find(({ call }) => call === 'rgSet');
    await expect(sent?.fields).toEqual({ kind: 'dep', span: 'week' });
  },
);

export const Saved = overlayStory(
  none,
  { operator: { rgSet: sampleWrites.rgSet } },
  async ({ operator, text }) => {
    await visitor.fill(text('rg.mostOf.dep'), '500');
    await visitor.press(text('rg.save'));
    await visitor.sees(text('rg.saved'));
    const sent = operator.seen.find(({ call }) => call === 'rgSet');
    await expect(sent?.fields).toEqual({ kind: 'dep', span: 'week', value: '500' });
  },
);

/** What no longer fits is closed: it is said before, and after. */
export const OrdersClosed = overlayStory(
  {
    name: 'play-limit',
    options: {
      kind: 'dep',
      span: 'day',
      limit: { ...limit, reserved: moneyFromPeso(145), waiting: undefined },
    },
  },
  {
    operator: {
      rgSet: () =>
        answer({
          ...sampleLimits,
          dep: {
            ...sampleLimits.dep,
            day: { am: 100, used: 0, open: 0, reset: 1_763_049_600, pending: undefined },
          },
        }),
    },
  },
  async ({ text }) => {
    await visitor.sees(new RegExp(text('rg.closesOrders')));
    await visitor.press(text('rg.save'));
    await visitor.sees(text('rg.savedClosed'));
  },
);

export const Failed = overlayStory(
  none,
  { operator: { rgSet: () => refuse(1001, 'Check what you entered and try again.') } },
  async ({ text }) => {
    await visitor.fill(text('rg.mostOf.dep'), '500');
    await visitor.press(text('rg.save'));
    await visitor.sees('Check what you entered and try again.');
  },
);

export const Offline = overlayStory(none, { isOffline: true, operator: { rgSet: beOffline } });
