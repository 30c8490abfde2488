import { refuse, sampleWrites } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Noticed' };
export default meta;

const once = { name: 'noticed', options: { level: 1, seen: ['topUps'], isAnswerOwed: false } } as const;
const twice = {
  name: 'noticed',
  options: { level: 2, seen: ['chasing', 'night', 'unheard-of'], isAnswerOwed: true },
} as const;

/** One thing, and nothing follows from it but these words. */
export const Once = overlayStory(once, {}, async ({ text }) => {
  await visitor.sees(text('harm.topUps'));
  await visitor.sees(text('harm.object'));
  await expect(screen.queryByText(text('harm.quiet'))).toBeNull();
});

/** Several: what follows is said. A marker without words is left out. */
export const Quiet = overlayStory(twice, {}, async ({ text }) => {
  await visitor.sees(text('harm.chasing'));
  await visitor.sees(text('harm.night'));
  await visitor.sees(text('harm.quiet'));
});

/** It has to be answered: there is no cross, and neither Escape nor a tap beside it leaves. */
export const Owed = {
  ...overlayStory(twice, {}, async ({ text, onOutcome }) => {
    const card = await screen.findByRole('dialog', { name: text('harm.title') });
    await expect(within(card).queryByRole('button', { name: text('common.close') })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(card).toHaveAttribute('data-state', 'open');
    await expect(onOutcome).not.toHaveBeenCalled();
  }),
  parameters: { visual: { skip: 'As Quiet.' } },
};

/** The level stands, and what it was for is not told any more. */
export const NothingNew = overlayStory(
  { name: 'noticed', options: { level: 1, seen: [], isAnswerOwed: false } } as const,
  {},
  async ({ text }) => visitor.sees(text('harm.none')),
);

export const Answered = closingStory(
  overlayStory(twice, { operator: { rgPrompt: sampleWrites.rgPrompt } }, async (scene) => {
    const { text, operator, onOutcome } = scene;
    await visitor.press(text('harm.goOn'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'answered' }));
    await expect(operator.seen.some(({ call }) => call === 'rgPrompt')).toBe(true);
  }),
);

/** A limit of deposits a day is the first of the three ways. */
export const LimitSet = closingStory(
  overlayStory(twice, { operator: { rgSet: sampleWrites.rgSet } }, async ({ text, operator, onOutcome }) => {
    await visitor.press(text('harm.setLimit'));
    await visitor.fill(text('rg.mostOf.dep'), '500');
    await visitor.press(text('rg.save'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'answered' }));
    await expect(operator.seen.some(({ call }) => call === 'rgSet')).toBe(true);
  }),
);

/** Of one thing nothing has to be answered. */
export const Closed = closingStory(
  overlayStory(once, {}, async ({ text, operator, onOutcome }) => {
    await visitor.press(text('harm.goOn'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'answered' }));
    await expect(operator.seen.some(({ call }) => call === 'rgPrompt')).toBe(false);
  }),
);

/** The answer did not arrive: it can be given again. */
export const Failed = overlayStory(
  twice,
  { operator: { rgPrompt: () => refuse(500) } },
  async ({ text, operator }) => {
    await visitor.press(text('harm.goOn'));
    await waitFor(() => expect(operator.seen.some(({ call }) => call === 'rgPrompt')).toBe(true));
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: text('harm.goOn') })).toBeEnabled(),
    );
  },
);
