import { answer, beOffline, keepSilent, refuse, sampleLimits, sampleWrites } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { anyGame } from '../../features/games/testing/anyGame';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { storyGame } from '../../testing/storyGame';
import { visitor } from '../../testing/visitor';
import { forgetAge } from './askAge';

const meta: Meta = { title: 'Overlays/Game sheet' };
export default meta;

const gameSheet = { name: 'game-sheet', options: { game: storyGame() } } as const;
const refusing = (code: number, message = '', facts: object = {}): { readonly operator: Handlers } => ({
  operator: { launchGame: () => refuse(code, message, facts) },
});

export const Loaded = overlayStory(gameSheet);

export const WithoutDemo = overlayStory({
  name: 'game-sheet',
  options: { game: storyGame({ hasDemo: false }) },
});

/** The game is under maintenance. */
export const Resting = overlayStory({ name: 'game-sheet', options: { game: storyGame({ isOpen: false }) } });

/** Its operator says nothing about it but its name. */
export const FewFacts = overlayStory({
  name: 'game-sheet',
  options: {
    game: anyGame({ name: 'The Great Big Barrio Fiesta of a Thousand Lanterns and One', image: '' }),
  },
});

export const Opening = overlayStory(gameSheet, { operator: { launchGame: keepSilent } }, async ({ text }) => {
  await visitor.press(text('game.play'));
  await visitor.sees(text('common.loading'));
});

export const Answered = closingStory(
  overlayStory(
    gameSheet,
    { operator: { launchGame: sampleWrites.launchGame } },
    async ({ text, onOutcome }) => {
      await visitor.press(text('game.demo'));
      await waitFor(() =>
        expect(onOutcome).toHaveBeenCalledWith({
          type: 'answered',
          value: expect.objectContaining({ opensIn: 'frame', isDemo: true }),
        }),
      );
    },
  ),
);

const play = {
  start: STORY_NOW / 1000 - 1800,
  staked: 300,
  won: 154.5,
  net: -145.5,
  dep: 0,
  check: { no: 1 },
};
const checkDue = {
  launchGame: () => refuse(1021, 'Look at your play first.'),
  rgInfo: () => answer({ ...sampleLimits, play }),
  rgCheck: () => answer(sampleLimits),
};

/** The game opens once its player has looked at the play so far, and not before. */
export const AfterARealityCheck = closingStory(
  overlayStory(gameSheet, { operator: checkDue }, async ({ text, operator, onOutcome }) => {
    await visitor.press(text('game.play'));
    await screen.findByRole('dialog', { name: text('rg.realityTitle') });
    await expect(onOutcome).not.toHaveBeenCalled();
    operator.handle({ launchGame: sampleWrites.launchGame });
    await visitor.press(text('rg.goOn'));
    await waitFor(() =>
      expect(onOutcome).toHaveBeenCalledWith(expect.objectContaining({ type: 'answered' })),
    );
  }),
);

/** Whoever stops there has stopped: the sheet with its button goes too. */
export const StoppedAtARealityCheck = closingStory(
  overlayStory(gameSheet, { operator: checkDue }, async ({ text, onOutcome }) => {
    await visitor.press(text('game.play'));
    await screen.findByRole('dialog', { name: text('rg.realityTitle') });
    await visitor.press(text('rg.stop'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'dismissed', reason: 'closeButton' }));
  }),
);

export const Failed = overlayStory(gameSheet, refusing(500), async ({ text }) => {
  await visitor.press(text('game.play'));
  await visitor.sees(text('net.failed'));
});

export const Offline = overlayStory(
  gameSheet,
  { isOffline: true, operator: { launchGame: beOffline } },
  async ({ text }) => {
    await visitor.press(text('game.play'));
    await visitor.sees(text('net.offline'));
  },
);

/** A guest is told to log in, and taken there. */
export const Guest = overlayStory(gameSheet, { visitor: 'guest' }, async ({ text }) => {
  await visitor.press(text('game.play'));
  await visitor.sees(text('common.loginFirst'));
});

/** Before the first demo of a visit a guest is asked for their age, since nobody has proved it. */
export const GuestAsked = overlayStory(gameSheet, { visitor: 'guest' }, async ({ text, operator }) => {
  forgetAge();
  await visitor.press(text('game.demo'));
  await screen.findByRole('dialog', { name: text('age.ask') });
  await expect(operator.seen.map(({ call }) => call)).not.toContain('launchGame');
});

/** An honest no leads back, and is thanked. */
export const GuestTooYoung = closingStory(
  overlayStory(gameSheet, { visitor: 'guest' }, async ({ text, onOutcome }) => {
    forgetAge();
    await visitor.press(text('game.demo'));
    await visitor.press(text('age.no'));
    await visitor.sees(text('age.young'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'dismissed', reason: 'closeButton' }));
  }),
);

/** The demo needs no account. */
export const GuestTried = closingStory(
  overlayStory(gameSheet, { visitor: 'guest' }, async ({ text, onOutcome }) => {
    forgetAge();
    await visitor.press(text('game.demo'));
    await visitor.press(text('age.yes'));
    await waitFor(() =>
      expect(onOutcome).toHaveBeenCalledWith({
        type: 'answered',
        value: expect.objectContaining({ url: expect.stringContaining('/demo'), isDemo: true }),
      }),
    );
  }),
);

/** Playing for money needs money: a deposit is offered. */
export const BalanceTooLow = overlayStory(gameSheet, refusing(1011), async ({ text }) => {
  await visitor.press(text('game.play'));
  await screen.findByRole('dialog', { name: text('game.poor') });
});

/** The player's own limit is reached. No deposit is offered. */
export const Restricted = overlayStory(
  gameSheet,
  refusing(1012, '', { limit: 500, until: STORY_NOW / 1000 + 14_000 }),
  async ({ text }) => {
    await visitor.press(text('game.play'));
    await screen.findByRole('dialog', { name: text('game.limitTitle') });
  },
);

/** The player has excluded themselves, or the operator has. */
export const Suspended = overlayStory(gameSheet, refusing(1007), async ({ text }) => {
  await visitor.press(text('game.play'));
  await screen.findByRole('dialog', { name: text('game.suspended') });
});

export const IdentityCheckNeeded = overlayStory(gameSheet, refusing(1013), async ({ text }) => {
  await visitor.press(text('game.play'));
  await screen.findByRole('dialog', { name: text('game.identity') });
});
