import {
  answer,
  beOffline,
  keepSilent,
  refuse,
  replyToAll,
  sampleFairInfo,
  sampleFairSeed,
  sampleWrites,
} from '@kislap/api/testing';
import { zeroMoney } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Fairness' };
export default meta;

const at = '/fairness?game=color-perya';

/** A revealed seed: what was played matches, and a refused round says what it would have paid. */
export const Loaded = pageStory({ at }, async ({ text }) => {
  await expect(await screen.findAllByText(text('fair.matches'))).toHaveLength(2);
  await visitor.sees(text('fair.refused'));
  await visitor.sees('₱480.00');
});

/** A round that was settled otherwise than it was drawn. */
export const Changed = pageStory(
  {
    at,
    operator: {
      fairSeeds: () =>
        answer([
          {
            ...sampleFairSeed,
            rounds: sampleFairSeed.rounds.map((round) => ({ ...round, WinScore: zeroMoney })),
          },
        ]),
    },
  },
  async ({ text }) => {
    await expect((await screen.findAllByText(text('fair.differs'))).length).toBeGreaterThan(0);
  },
);

/** A game with one way to bet alone asks for none: it has no name but the engine's. */
export const OneBet = pageStory({ at: '/fairness?game=parol-nights' }, async ({ text }) => {
  await screen.findByLabelText(text('fair.nonce'), { selector: 'input' });
  await expect(screen.queryByLabelText(text('fair.betCode'))).toBeNull();
});

/** No seed has been shown yet. */
export const Empty = pageStory({ at, operator: { fairSeeds: () => answer([]) } }, async ({ text }) =>
  visitor.sees(text('fair.none')),
);

/** A bet whose seed is still a secret. */
export const OfBet = pageStory(
  {
    at: `${at}&bet=31`,
    operator: {
      fairSeeds: ({ logId }) => answer([logId === 0 ? sampleFairSeed : { ...sampleFairSeed, seed: '' }]),
    },
  },
  async ({ text }) => {
    await visitor.sees(text('fair.notYet'));
    await visitor.sees(text('fair.hidden'));
  },
);

/** Showing the seed begins another one, with the player's own part. */
export const Revealed = pageStory(
  { at, operator: { fairRotate: sampleWrites.fairRotate } },
  async ({ text }) => {
    const own = await screen.findByLabelText(text('fair.ownSeed'));
    await userEvent.clear(own);
    await visitor.sees(text('fair.ownSeedForm'));
    await userEvent.type(own, 'lucky_7');
    await visitor.press(text('fair.reveal'));
    await visitor.sees(text('fair.isRevealed'));
    await visitor.sees('lucky_7');
  },
);

export const Predictable = pageStory(
  { at, operator: { fairInfo: ({ gc }) => answer({ ...sampleFairInfo, gc, predictable: 1 }) } },
  async ({ text }) => visitor.sees(text('fair.predictable')),
);

export const Loading = pageStory({ at, operator: { fairInfo: keepSilent, fairSeeds: keepSilent } });

export const Failed = pageStory(
  { at, operator: { fairInfo: () => refuse(500), fairSeeds: () => refuse(500) } },
  async ({ text }) => {
    await expect((await screen.findAllByText(text('net.failed'))).length).toBeGreaterThan(0);
  },
);

/** The check needs nobody. */
async function check(fields: Readonly<Record<string, string>>, name: string): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
  await visitor.press(name);
}

export const Offline = pageStory(
  { at, visitor: 'guest', isOffline: true, operator: replyToAll(beOffline()) },
  async ({ text }) => {
    const { seed, commit, clientSeed } = sampleFairSeed;
    await check(
      {
        [text('fair.seed')]: seed,
        [text('fair.commitment')]: commit,
        [text('fair.clientSeed')]: clientSeed,
        [text('fair.nonce')]: '1',
      },
      text('fair.checkIt'),
    );
    await visitor.sees(text('fair.drewAndPays', { drawn: 'roll 68', percent: 0 }));
  },
);

export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) => {
  await visitor.sees(text('fair.guest'));
  await check(
    {
      [text('fair.seed')]: 'ff'.repeat(32),
      [text('fair.commitment')]: sampleFairSeed.commit,
      [text('fair.clientSeed')]: 'me',
    },
    text('fair.checkIt'),
  );
  await visitor.sees(text('fair.otherSeed'));
});
