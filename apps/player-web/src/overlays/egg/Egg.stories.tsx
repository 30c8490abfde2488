import { answer, beOffline, keepSilent, refuse, sampleWrites } from '@kislap/api/testing';
import type { DataOf } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Egg' };
export default meta;

const eggs = { name: 'egg', options: {} } as const;
const { getEventEgg } = sampleWrites;
const noneLeft: DataOf<'eventEggInfo'> = {
  times: 0,
  max: 3,
  next: 1_763_049_600,
  need: { day_depAmt: 100, have: 40 },
  prizes: [{ prize_type: 1, am: 1, odds: 100 }],
};

export const Loaded = overlayStory(eggs, {}, async ({ text }) => {
  await visitor.sees(text('egg.chances', { times: 2 }));
  await visitor.sees(text('egg.fair'));
});

export const Loading = overlayStory(eggs, { operator: { eventEggInfo: keepSilent } });

export const Failed = overlayStory(
  eggs,
  { operator: { eventEggInfo: () => refuse(500, 'The hens are asleep.') } },
  async () => visitor.sees('The hens are asleep.'),
);

export const Offline = overlayStory(
  eggs,
  { isOffline: true, operator: { eventEggInfo: beOffline } },
  async ({ text }) => visitor.sees(text('net.offline')),
);

/** Every prize with its odds, and that the place changes nothing. */
export const Odds = overlayStory(eggs, {}, async ({ text }) => {
  await visitor.sees(text('egg.rules', { max: 3 }));
  await visitor.press(text('egg.odds'));
  await screen.findByRole('table', { name: text('draw.oddsOfAll') });
});

export const Won = overlayStory(eggs, { operator: { getEventEgg } }, async ({ operator, text }) => {
  await visitor.press(text('egg.one', { n: 2 }));
  await visitor.sees(text('egg.won', { x: '8.80' }));
  const smashes = operator.seen.filter(({ call }) => call === 'getEventEgg');
  await expect(smashes.map(({ fields }) => fields['pos'])).toEqual(['2']);
  await visitor.press(text('receipt.title'));
  await visitor.sees('G1042');
});

/** What a mystery holds is in the balance already; opening shows it. */
export const Mystery = overlayStory(
  eggs,
  {
    operator: {
      getEventEgg: () => answer({ am: 8, Score: 80_000, needFlow: 8, prize_type: 3, times: 0 }),
    },
  },
  async ({ text }) => {
    await visitor.press(text('egg.one', { n: 1 }));
    await visitor.sees(text('egg.mystery'));
    await visitor.press(text('egg.open'));
    await visitor.sees(text('egg.won', { x: '8.00' }));
  },
);

/** The operator says no: the eggs are whole again. */
export const Refused = overlayStory(
  eggs,
  { operator: { getEventEgg: () => refuse(1010, 'This has ended.') } },
  async ({ text }) => {
    await visitor.press(text('egg.one', { n: 3 }));
    await visitor.sees('This has ended.');
    const egg = await screen.findByRole('button', { name: text('egg.one', { n: 3 }) });
    await waitFor(() => expect(egg).toBeEnabled());
  },
);

/** What another egg needs. */
export const NoneLeft = overlayStory(
  eggs,
  { operator: { eventEggInfo: () => answer(noneLeft) } },
  async ({ text }) => visitor.sees(text('egg.more', { x: '60.00' })),
);

export const NoMoreToday = overlayStory(
  eggs,
  { operator: { eventEggInfo: () => answer({ ...noneLeft, need: { day_depAmt: 300, have: 500 } }) } },
  async ({ text }) => visitor.sees(text('egg.tomorrow')),
);
