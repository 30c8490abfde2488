import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Select bank' };
export default meta;

const many = ['GCASH', 'MAYA', 'GOTYME', 'UNIONBANK', 'BPI', 'BDO', 'LANDBANK', 'METROBANK', 'RCBC', 'PNB'];
const few = { name: 'select-bank', options: { banks: many.slice(4, 7), chosen: 'BPI' } } as const;
const long = { name: 'select-bank', options: { banks: many, chosen: '' } } as const;

export const Loaded = overlayStory(few);

/** So many banks are worth a search. */
export const LongList = overlayStory(long, {}, async ({ text }) => {
  const captions = await screen.findAllByText(
    new RegExp(`^(?:${text('wdw.bank')}|${text('wdw.wallet')})(?: · |$)`),
  );
  await expect(captions, 'each says what it is').toHaveLength(many.length);
});

export const NothingFound = overlayStory(long, {}, async ({ text }) => {
  await visitor.fill(text('wdw.searchBank'), 'zzz');
  await visitor.sees(text('wdw.noBank'));
});

export const Answered = closingStory(
  overlayStory(few, {}, async ({ onOutcome }) => {
    await visitor.press(/BDO/, 'radio');
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'BDO' }));
  }),
);
