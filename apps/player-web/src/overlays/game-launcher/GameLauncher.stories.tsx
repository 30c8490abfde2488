import { answer, keepSilent, refuse, sampleLimits, sampleWrites } from '@kislap/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ReadyGame } from '../../navigation/overlays/OverlayMap';
import type { Scene } from '../../testing/Scene';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { storyGame } from '../../testing/storyGame';
import { untilCalm } from '../../testing/untilCalm';
import { visitor } from '../../testing/visitor';

const meta: Meta = {
  title: 'Overlays/Game launcher',
  parameters: {
    targets: {
      skip: 'The second way out of the game is for those who hear the screen; the cross is the target.',
    },
  },
};
export default meta;

const page = '<body style="margin:0;height:100vh;background:#12544b"></body>';
const ready: ReadyGame = {
  url: `data:text/html,${encodeURIComponent(page)}`,
  opensIn: 'frame',
  isDemo: false,
};
const launcher = { name: 'game-launcher', options: { game: storyGame(), ready } } as const;
const demo = {
  name: 'game-launcher',
  options: { game: storyGame(), ready: { ...ready, isDemo: true } },
} as const;

/** The game's address goes into its frame after two seconds. */
const FRAME_DELAY_MS = 2000;

/** Opens the game and waits until it says that it has loaded: time that passes before makes it a late one. */
async function openGame({ pass }: Pick<Scene, 'pass'>): Promise<HTMLIFrameElement> {
  const loaded = new Promise<void>((resolve) => {
    const listen = ({ target }: Event): void => {
      if (!(target instanceof HTMLIFrameElement)) return;
      document.removeEventListener('load', listen, true);
      resolve();
    };
    document.addEventListener('load', listen, true);
  });
  await pass(FRAME_DELAY_MS);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Sampaguita Spins');
  await loaded;
  await untilCalm();
  return frame;
}

/** The first two seconds. */
export const Loading = overlayStory(launcher, {}, async ({ pass, text }) => {
  await visitor.sees(text('game.tip'));
  await pass(FRAME_DELAY_MS - 1);
  await untilCalm();
  await expect(screen.queryByTitle('Sampaguita Spins')).not.toBeInTheDocument();
});

/** Nothing is shown as the balance until it is known. */
export const BalanceUnknown = overlayStory(launcher, { operator: { getUserScore: keepSilent } });

/** What the play session costs and how long it lasts stay in sight. */
export const Loaded = overlayStory(launcher, {}, async ({ pass }) => {
  const frame = await openGame({ pass });
  await pass(125_000);
  await visitor.sees(/2:05/);
  await expect(frame.sandbox.contains('allow-top-navigation')).toBe(false);
});

/** One tap and no question: the account rests for 24 hours, and the session has ended. */
export const StoppedForADay = closingStory(
  overlayStory(
    launcher,
    { operator: { rgBreak: sampleWrites.rgBreak } },
    async ({ pass, text, operator }) => {
      await openGame({ pass });
      await visitor.press(text('rg.stopDay'));
      await visitor.sees(text('rg.resting'));
      const sent = operator.seen.filter(({ call }) => call === 'rgBreak').map(({ fields }) => fields);
      await expect(sent).toEqual([{ hours: '24' }]);
    },
  ),
);

/** Play without money has no balance, no net and no deposit. */
export const Demo = overlayStory(demo, {}, async ({ pass }) => {
  await pass(FRAME_DELAY_MS);
  await screen.findByTitle('Sampaguita Spins');
});

/** The button for those who hear the screen leaves the game like the cross does, and empties the frame at once. */
export const Closed = closingStory(
  overlayStory(launcher, {}, async ({ text, pass, onOutcome }) => {
    await pass(FRAME_DELAY_MS);
    const frame = await screen.findByTitle('Sampaguita Spins');
    const waysOut = await screen.findAllByRole('button', { name: text('game.close') });
    waysOut.at(-1)?.click();
    await waitFor(() => expect(frame).not.toBeInTheDocument());
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'dismissed', reason: 'closeButton' }));
  }),
);

/** The game says that a round was asked for, is answered, or was held back. */
function hearRound(frame: HTMLIFrameElement, type: 'round-open' | 'round-ended' | 'refused'): void {
  const said = { data: { type: `kislap-game/${type}` }, source: frame.contentWindow };
  window.dispatchEvent(new MessageEvent('message', said));
}

/** A limit has held a round back: nothing beside it leads to more money. */
export const HeldBack = overlayStory(launcher, {}, async ({ text, pass }) => {
  const frame = await openGame({ pass });
  const game = within(await screen.findByRole('dialog', { name: 'Sampaguita Spins' }));
  await game.findByRole('button', { name: text('dep.title') });
  hearRound(frame, 'refused');
  await waitFor(() => expect(game.queryByRole('button', { name: text('dep.title') })).toBeNull());
  await game.findByRole('link', { name: text('rg.limits') });
});

/** A round that waits for its draw counts whoever leaves: closing says so first. */
export const RoundOpen = overlayStory(launcher, {}, async ({ text, pass, onOutcome }) => {
  const frame = await openGame({ pass });
  hearRound(frame, 'round-open');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: text('game.roundOpen') });
  await within(question).findByText(text('game.roundOpenWhy'));
  await untilCalm();
  await expect(onOutcome).not.toHaveBeenCalled();
});

/** The phone's Back is asked the same, and leaves the game where it is. */
export const RoundOpenAtBack = overlayStory(launcher, {}, async ({ text, pass, onOutcome }) => {
  const frame = await openGame({ pass });
  hearRound(frame, 'round-open');
  window.history.back();
  await screen.findByRole('dialog', { name: text('game.roundOpen') });
  await untilCalm();
  await expect(onOutcome).not.toHaveBeenCalled();
  await expect(frame).toBeInTheDocument();
});

/** Once the round is answered, nothing is asked any more. */
export const RoundEnded = closingStory(
  overlayStory(launcher, {}, async ({ text, pass, onOutcome }) => {
    const frame = await openGame({ pass });
    hearRound(frame, 'round-open');
    hearRound(frame, 'round-ended');
    const waysOut = await screen.findAllByRole('button', { name: text('game.close') });
    waysOut.at(-1)?.click();
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'dismissed', reason: 'closeButton' }));
    await expect(screen.queryByRole('dialog', { name: text('game.roundOpen') })).not.toBeInTheDocument();
  }),
);

/** A game that says it has loaded after that is late. */
const SLOW_AFTER_MS = 20_000;

const waiting = overlayStory(launcher, {}, async ({ pass, text }) => {
  await pass(FRAME_DELAY_MS);
  await screen.findByTitle('Sampaguita Spins');
  await untilCalm();
  await pass(SLOW_AFTER_MS);
  await screen.findByRole('dialog', { name: text('game.slow') });
  await screen.findByRole('button', { name: text('common.retry') });
});

/** A game that has not loaded after so long may be tried again or left. */
export const StillLoading: StoryObj = {
  ...waiting,
  beforeEach: [
    () => {
      // The frame's own word never arrives.
      const hold = (event: Event): void => {
        if (event.target instanceof HTMLIFrameElement) event.stopPropagation();
      };
      document.addEventListener('load', hold, true);
      return () => document.removeEventListener('load', hold, true);
    },
    waiting.beforeEach ?? [],
  ].flat(),
};

const MINUTE_MS = 60_000;
const playSession = {
  start: STORY_NOW / 1000,
  staked: 300,
  won: 154.5,
  net: -145.5,
  dep: 0,
  check: undefined,
};
const withCheck = (check?: { readonly no: number }) =>
  answer({ ...sampleLimits, reality: { min: 15 }, play: { ...playSession, check } });

const checked = { operator: { rgInfo: () => withCheck(), rgCheck: () => withCheck() } };
const seesCheck = async ({ pass, operator, text }: Scene): Promise<void> => {
  await openGame({ pass });
  await waitFor(() => expect(operator.seen.map(({ call }) => call)).toContain('rgInfo'));
  await untilCalm();
  operator.handle({ rgInfo: () => withCheck({ no: 1 }) });
  await pass(15 * MINUTE_MS + 5000);
  const check = await screen.findByRole('dialog', { name: text('rg.realityTitle') });
  await within(check).findAllByText(/145\.50/);
};

/** It is open, and not on its way out. */
const seesOpenCheck = async ({ text }: Scene): Promise<void> => {
  const check = await screen.findByRole('dialog', { name: text('rg.realityTitle') });
  await expect(check).toHaveAttribute('data-state', 'open');
};

/** Every quarter of an hour the game is covered, and its player told how it stands. Escape is no answer. */
export const RealityCheck = overlayStory(launcher, checked, async (scene) => {
  await seesCheck(scene);
  await userEvent.keyboard('{Escape}');
  await untilCalm();
  await seesOpenCheck(scene);
  await expect(scene.operator.seen.some(({ call }) => call === 'rgCheck')).toBe(false);
});

/** Only the answer that the operator has heard goes on with the game. */
export const KeptPlaying = overlayStory(launcher, checked, async (scene) => {
  await seesCheck(scene);
  scene.operator.handle({ rgInfo: () => withCheck() });
  await visitor.press(scene.text('rg.goOn'));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: scene.text('rg.realityTitle') })).toBeNull(),
  );
  const sent = scene.operator.seen.find(({ call }) => call === 'rgCheck');
  await expect(sent?.fields).toEqual({ no: '1', answer: 'go' });
});

/** An answer that is refused leaves the check where it is. */
export const AnswerFailed = overlayStory(
  launcher,
  { operator: { ...checked.operator, rgCheck: () => refuse(1001, 'Check what you entered and try again.') } },
  async (scene) => {
    await seesCheck(scene);
    await visitor.press(scene.text('rg.goOn'));
    await visitor.sees('Check what you entered and try again.');
    await seesOpenCheck(scene);
  },
);

export const StoppedAtTheCheck = closingStory(
  overlayStory(launcher, checked, async (scene) => {
    await seesCheck(scene);
    await visitor.press(scene.text('rg.stop'));
    await waitFor(() =>
      expect(scene.onOutcome).toHaveBeenCalledWith({ type: 'dismissed', reason: 'closeButton' }),
    );
  }),
);

const timeUsed = (seconds: number) =>
  answer({
    ...sampleLimits,
    session: { min: 60, sec: seconds, reset: STORY_NOW / 1000, pending: undefined },
  });

/** The last minutes of the day's time are announced; then the game closes and says why. */
export const TimeUsedUp = overlayStory(
  launcher,
  { operator: { rgInfo: () => timeUsed(3540) } },
  async ({ pass, passUntil, operator, text }) => {
    await openGame({ pass });
    await passUntil(1000, () =>
      expect(screen.getByText(text('rg.timeWarning', { n: 1 }))).toBeInTheDocument(),
    );
    operator.handle({ rgInfo: () => timeUsed(3600) });
    await pass(MINUTE_MS);
    await screen.findByRole('dialog', { name: text('rg.timeUp') });
  },
);
