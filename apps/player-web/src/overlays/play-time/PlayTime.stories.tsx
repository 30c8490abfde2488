import { answer, beOffline, refuse, sampleLimits, sampleWrites } from '@kislap/api/testing';
import type { PlayLimits } from '@kislap/api';
import { epochSecondsFrom } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Play time' };
export default meta;

const nothing = { day: undefined, week: undefined, month: undefined };
const now = STORY_NOW / 1000;
const limits: PlayLimits = {
  dep: nothing,
  loss: nothing,
  time: undefined,
  checkEveryMinutes: 60,
  playSession: undefined,
  prompt: undefined,
  isAnswerOwed: false,
  noticed: { level: 0, seen: [], isAnswerOwed: false },
};
const waiting = { minutes: 240, from: epochSecondsFrom(now - 60), until: epochSecondsFrom(now + 604_740) };
const time = { minutes: 60, usedSeconds: 600, resetsAt: epochSecondsFrom(now + 3600), waiting };

const timeOfDay = { name: 'play-time', options: { kind: 'time', limits } } as const;
const reality = { name: 'play-time', options: { kind: 'reality', limits } } as const;

export const NoLimit = overlayStory(timeOfDay);

export const Saved = overlayStory(
  timeOfDay,
  { operator: { rgSet: sampleWrites.rgSet } },
  async ({ operator, text }) => {
    await visitor.press(text('time.wholeHours', { h: 2 }), 'radio');
    await visitor.press(text('rg.save'));
    await visitor.sees(text('rg.saved'));
    const sent = operator.seen.find(({ call }) => call === 'rgSet');
    await expect(sent?.fields).toEqual({ kind: 'session', value: '120' });
  },
);

/** No limit waits like more time, and what is said speaks of a removal. */
export const RemovalAsked = overlayStory(
  {
    name: 'play-time',
    options: { kind: 'time', limits: { ...limits, time: { ...time, waiting: undefined } } },
  },
  {
    operator: {
      rgSet: () => {
        const pending = { min: null, from: now + 86_400 };
        return answer({ ...sampleLimits, session: { min: 60, sec: 600, reset: now + 3600, pending } });
      },
    },
  },
  async ({ text }) => {
    await visitor.press(text('rg.remove'));
    await visitor.sees(text('rg.removalAsked'));
    await expect(screen.queryByText(text('rg.waits'))).toBeNull();
  },
);

/** Any other time is typed, from ten minutes to a whole day. */
export const Typed = overlayStory(
  timeOfDay,
  { operator: { rgSet: sampleWrites.rgSet } },
  async ({ operator, text }) => {
    const field = await screen.findByLabelText(text('rg.minutesADay'), { selector: 'input' });
    await visitor.fill(text('rg.minutesADay'), '9');
    const save = await screen.findByRole('button', { name: text('rg.save') });
    await expect(save).toBeDisabled();
    await userEvent.clear(field);
    await visitor.fill(text('rg.minutesADay'), '1441');
    await expect(save).toBeDisabled();
    await userEvent.clear(field);
    await visitor.fill(text('rg.minutesADay'), '45');
    await visitor.press(text('rg.save'));
    await visitor.sees(text('rg.saved'));
    const sent = operator.seen.find(({ call }) => call === 'rgSet');
    await expect(sent?.fields).toEqual({ kind: 'session', value: '45' });
  },
);

/** The wait for more time is over: it asks once more. */
export const ReadyToConfirm = overlayStory(
  { name: 'play-time', options: { kind: 'time', limits: { ...limits, time } } },
  {
    operator: {
      rgSet: () =>
        answer({ ...sampleLimits, session: { min: 240, sec: 600, reset: now, pending: undefined } }),
    },
  },
  async ({ text }) => {
    await visitor.press(text('rg.confirmRaise', { x: text('time.wholeHours', { h: 4 }) }));
    await visitor.sees(text('rg.saved'));
  },
);

export const RealityCheck = overlayStory(
  reality,
  { operator: { rgSet: sampleWrites.rgSet } },
  async ({ operator, text }) => {
    await visitor.press(text('rg.realityEvery', { n: 15 }), 'radio');
    await visitor.press(text('common.save'));
    await visitor.sees(text('rg.realitySaved'));
    const sent = operator.seen.find(({ call }) => call === 'rgSet');
    await expect(sent?.fields).toEqual({ kind: 'reality', value: '15' });
  },
);

export const Failed = overlayStory(
  reality,
  { operator: { rgSet: () => refuse(1001, 'Check what you entered and try again.') } },
  async ({ text }) => {
    await visitor.press(text('common.save'));
    await visitor.sees('Check what you entered and try again.');
  },
);

export const Offline = overlayStory(reality, { isOffline: true, operator: { rgSet: beOffline } });
