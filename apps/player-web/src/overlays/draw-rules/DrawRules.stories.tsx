import { keepSilent, replyToAll } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Draw rules' };
export default meta;

const rules = { name: 'draw-rules', options: {} } as const;

/** The operator's own words, and the odds of every prize. */
export const Loaded = overlayStory(rules, {}, async ({ text }) => {
  await visitor.sees('Bet the payout once before you withdraw it.');
  await screen.findByRole('table', { name: text('draw.oddsOfAll') });
  await visitor.sees('2.5%');
});

/** A guest reads what follows from the configuration. */
export const Guest = overlayStory(rules, { visitor: 'guest' }, async ({ text }) => {
  await visitor.sees(text('draw.rule.goal', { goal: '100.00', n: 3 }));
  await visitor.sees(text('draw.rule.lost'));
});

export const Loading = overlayStory(rules, { operator: replyToAll(keepSilent()) });
