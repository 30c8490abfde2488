import { answer, beOffline, refuse, sampleLimits, sampleWrites } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import type { Scene } from '../../testing/Scene';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Limit prompt' };
export default meta;

const none = { day: undefined, week: undefined, month: undefined };
const first = { name: 'limit-prompt', options: { held: none } } as const;
const day = {
  most: moneyFromPeso(500),
  used: moneyFromPeso(100),
  reserved: zeroMoney,
  resetsAt: epochSecondsFrom(STORY_NOW / 1000 + 3600),
  waiting: undefined,
};
const again = {
  name: 'limit-prompt',
  options: { held: { ...none, day }, isAgain: true },
} as const;
const writes = { rgSet: sampleWrites.rgSet, rgPrompt: sampleWrites.rgPrompt } satisfies Handlers;
const sent = ({ operator }: Scene) =>
  operator.seen.filter(({ call }) => call === 'rgSet' || call === 'rgPrompt').map(({ fields }) => fields);

/** Nothing is proposed, and nothing can be saved until an amount is typed. */
export const Empty = overlayStory(first, {}, async ({ text }) => {
  await screen.findByRole('dialog', { name: text('reg.limitTitle') });
  await expect(screen.getByRole('button', { name: text('rg.save') })).toBeDisabled();
  await expect(screen.queryByText(text('rg.reviewWhy'))).toBeNull();
});

export const Saved = closingStory(
  overlayStory(first, { operator: writes }, async (scene) => {
    await visitor.fill(scene.text('rg.limit.dep.week'), '2000');
    await visitor.press(scene.text('rg.save'));
    await waitFor(() =>
      expect(scene.onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'answered' }),
    );
    await expect(sent(scene)).toEqual([{ kind: 'dep', span: 'week', value: '2000' }, { answer: 'set' }]);
  }),
);

/** One amount that no limit can be keeps all three from being sent: nothing is half saved. */
export const TooHigh = overlayStory(first, { operator: writes }, async (scene) => {
  await visitor.fill(scene.text('rg.limit.dep.day'), '500');
  await visitor.fill(scene.text('rg.limit.dep.week'), '10000000');
  await visitor.sees(scene.text('rg.tooHigh', { most: '₱9,999,999.00' }));
  await expect(screen.getByRole('button', { name: scene.text('rg.save') })).toBeDisabled();
  await expect(sent(scene)).toEqual([]);
});

/** To go on without a limit is asked once more. */
export const WithoutLimit = closingStory(
  overlayStory(first, { operator: writes }, async (scene) => {
    await visitor.press(scene.text('reg.noLimit'));
    await screen.findByRole('dialog', { name: scene.text('reg.noLimitTitle') });
    await expect(sent(scene)).toEqual([]);
    await visitor.press(scene.text('reg.noLimitYes'));
    await waitFor(() => expect(scene.onOutcome).toHaveBeenCalled());
    await expect(sent(scene)).toEqual([{ answer: 'none' }]);
  }),
);

/** Never answered, and a limit was set all the same: it stands there, and nobody is asked to go on without one. */
export const SetElsewhere = overlayStory(
  { name: 'limit-prompt', options: { held: { ...none, day } } },
  {},
  async ({ text }) => {
    await screen.findByRole('dialog', { name: text('reg.limitTitle') });
    await expect(screen.getByLabelText(text('rg.limit.dep.day'), { selector: 'input' })).toHaveValue('500');
    await screen.findByRole('button', { name: text('rg.keepLimits') });
    await expect(screen.queryByRole('button', { name: text('reg.noLimit') })).toBeNull();
  },
);

/** The last answer is old: what the last 30 days have cost, and what is set. */
export const Again = overlayStory(again, {}, async ({ text }) => {
  await screen.findByRole('dialog', { name: text('rg.reviewTitle') });
  await visitor.sees(
    text('rg.spent30', { deposited: '₱12,000.00', withdrawn: '₱4,000.00', net: '₱8,000.00' }),
  );
  await expect(screen.getByLabelText(text('rg.limit.dep.day'), { selector: 'input' })).toHaveValue('500');
  await expect(screen.getByRole('button', { name: text('rg.save') })).toBeDisabled();
  await screen.findByRole('button', { name: text('rg.keepLimits') });
});

/** What stays as it is is not sent: it would call a raise off that waits. */
export const AgainLower = closingStory(
  overlayStory(again, { operator: writes }, async (scene) => {
    await visitor.fill(scene.text('rg.limit.dep.month'), '3000');
    await visitor.press(scene.text('rg.save'));
    await waitFor(() => expect(scene.onOutcome).toHaveBeenCalled());
    await expect(sent(scene)).toEqual([{ kind: 'dep', span: 'month', value: '3000' }, { answer: 'set' }]);
  }),
);

export const AgainKept = closingStory(
  overlayStory(again, { operator: writes }, async (scene) => {
    await visitor.press(scene.text('rg.keepLimits'));
    await waitFor(() => expect(scene.onOutcome).toHaveBeenCalled());
    await expect(sent(scene)).toEqual([{ answer: 'none' }]);
  }),
);

const message = 'Check what you entered and try again.';

/** It is not kept: what was typed stands, to be sent again. */
export const Refused = overlayStory(
  first,
  { operator: { rgSet: () => refuse(1001, message) } },
  async ({ text }) => {
    await visitor.fill(text('rg.limit.dep.day'), '500');
    await visitor.press(text('rg.save'));
    await visitor.sees(message);
    await screen.findByRole('button', { name: text('rg.save') });
  },
);

export const Failed = overlayStory(first, { operator: { rgSet: () => refuse(500) } }, async ({ text }) => {
  await visitor.fill(text('rg.limit.dep.day'), '500');
  await visitor.press(text('rg.save'));
  await visitor.sees(text('net.failed'));
});

export const Offline = overlayStory(
  first,
  { isOffline: true, operator: { rgSet: beOffline } },
  async ({ text }) => {
    await visitor.fill(text('rg.limit.dep.day'), '500');
    await visitor.press(text('rg.save'));
    await visitor.sees(text('net.offline'));
  },
);

const noneHeld = { day: null, week: null, month: null };

/** Never answered: the question comes with the first deposit, which is sent once it is answered and not before. */
export const BeforeDeposit = overlayStory(
  { name: 'deposit', options: {} },
  {
    operator: {
      ...writes,
      rgInfo: () => answer({ ...sampleLimits, dep: noneHeld, prompt: 'first' as const }),
      deposit: sampleWrites.deposit,
    },
  },
  async ({ text, operator }) => {
    const deposits = () => operator.seen.filter(({ call }) => call === 'deposit').length;
    await visitor.press(/₱500/, 'radio');
    await visitor.press(text('common.submit'));
    await screen.findByRole('dialog', { name: text('reg.limitTitle') });
    await visitor.press(text('reg.noLimit'));
    await screen.findByRole('dialog', { name: text('reg.noLimitTitle') });
    await expect(deposits()).toBe(0);
    await visitor.press(text('reg.noLimitYes'));
    await screen.findByRole('dialog', { name: text('dep.success') });
    await expect(deposits()).toBe(1);
  },
);

/** What the other device has done. */
let isAnswered = false;

/** Who leaves the question has deposited nothing. */
export const DepositLeft = overlayStory(
  { name: 'deposit', options: {} },
  { operator: { rgInfo: () => answer({ ...sampleLimits, prompt: 'first' as const }) } },
  async ({ text, operator }) => {
    await visitor.press(/₱500/, 'radio');
    await visitor.press(text('common.submit'));
    const question = await screen.findByRole('dialog', { name: text('reg.limitTitle') });
    window.history.back();
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(operator.seen.some(({ call }) => call === 'deposit')).toBe(false);
    await screen.findByRole('button', { name: text('common.submit') });
  },
);

/** It was answered on another device since this one learned of it: the deposit is sent. */
export const AnsweredElsewhere = overlayStory(
  { name: 'deposit', options: {} },
  {
    operator: {
      rgInfo: () => answer(isAnswered ? sampleLimits : { ...sampleLimits, prompt: 'first' as const }),
      deposit: sampleWrites.deposit,
    },
    remembered: () => void (isAnswered = false),
  },
  async ({ text, operator }) => {
    await visitor.press(/₱500/, 'radio');
    await waitFor(() => expect(operator.seen.some(({ call }) => call === 'rgInfo')).toBe(true));
    isAnswered = true;
    await visitor.press(text('common.submit'));
    await screen.findByRole('dialog', { name: text('dep.success') });
  },
);

/** A limit that was set on another device refuses the deposit: what the form says of limits is renewed. */
export const RefusedByNewLimit = overlayStory(
  { name: 'deposit', options: {} },
  {
    operator: {
      rgInfo: () => answer(isAnswered ? sampleLimits : { ...sampleLimits, dep: noneHeld }),
      deposit: () => {
        isAnswered = true;
        return refuse(1012, 'This would pass your limit.', { limit: 300 });
      },
    },
    remembered: () => void (isAnswered = false),
  },
  async ({ text }) => {
    await visitor.press(/₱500/, 'radio');
    await visitor.sees(text('dep.noLimit'));
    await visitor.press(text('common.submit'));
    await visitor.press(text('common.ok'));
    await visitor.sees(text('dep.limitLeft.week', { x: '₱6,000.00' }));
  },
);
