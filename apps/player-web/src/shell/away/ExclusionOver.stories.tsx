import { answer, beOffline, refuse, sampleLimits, sampleOver, sampleWrites } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { epochSecondsFrom } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { endText } from '../../features/restriction/endText';
import { session } from '../../session/session';
import { pageStory } from '../../testing/pageStory';
import type { ScenePlay } from '../../testing/Scene';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Shell/Away exclusion over' };
export default meta;

const daySeconds = 86_400;
const weekSeconds = 7 * daySeconds;
const nowSeconds = Math.floor(STORY_NOW / 1000);

/** The wait of whoever asked so many seconds ago. */
function askedAgo(seconds: number) {
  const from = nowSeconds - seconds + daySeconds;
  return { from, lapse: from + weekSeconds };
}
const timeOf = (seconds: number) => endText(epochSecondsFrom(seconds));
const asked = askedAgo(0);
const hour = 3600;

/** Somebody whose exclusion has ended, and whose session only pays out. */
const overStory = (operator: Handlers, play: ScenePlay) =>
  pageStory({ at: '/promotion', operator }, async (scene, step) => {
    session.signIn({ token: 'story-payout', userId: 7, isAway: true });
    await screen.findByRole('button', { name: scene.text('auth.logout') });
    await play(scene, step);
  });

const told = (wait?: typeof asked): Handlers => ({ rgInfo: () => answer(sampleOver(wait)) });

/** Staying away comes first, and nothing is asked for by itself. */
export const NotAsked = overStory(
  { ...told(), rgReturn: sampleWrites.rgReturn },
  async ({ text, operator }) => {
    await screen.findByRole('heading', { level: 1, name: text('away.now.over') });
    await visitor.sees(text('away.return.how'));
    const main = within(screen.getByRole('main'));
    const [first, second] = main.getAllByRole('button');
    await expect(first).toHaveAccessibleName(text('away.return.stay'));
    await expect(second).toHaveAccessibleName(text('away.return.ask'));
    await expect(operator.seen.filter(({ call }) => call === 'rgReturn')).toEqual([]);
  },
);

let isAsked = false;

/** What was asked for is told from then on, with the instant from which it can be said again. */
export const Asked = {
  ...overStory(
    {
      rgInfo: () => answer(sampleOver(isAsked ? asked : undefined)),
      rgReturn: () => {
        isAsked = true;
        return answer({ ...asked, done: 0 });
      },
    },
    async ({ text }) => {
      await visitor.press(text('away.return.ask'));
      await visitor.sees(text('away.return.waiting', { time: timeOf(asked.from), end: timeOf(asked.lapse) }));
      await expect(screen.queryByRole('button', { name: text('away.return.ask') })).toBeNull();
      isAsked = false;
    },
  ),
  parameters: { layout: 'fullscreen', visual: { skip: 'As Waiting.' } },
};

export const Waiting = overStory(told(askedAgo(hour)), async ({ text }) => {
  await visitor.sees(
    text('away.return.waiting', { time: timeOf(askedAgo(hour).from), end: timeOf(askedAgo(hour).lapse) }),
  );
  await expect(screen.queryByRole('button', { name: text('away.return.come') })).toBeNull();
});

/** The way back opens by itself when the wait is over. */
export const WaitIsOver = {
  ...overStory(told(askedAgo(daySeconds - hour)), async ({ text, passUntil }) => {
    await screen.findByRole('button', { name: text('away.return.stay') });
    await passUntil(hour * 1000, async () => {
      await screen.findByRole('button', { name: text('away.return.come') });
    });
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'As Ready.' } },
};

const ready = askedAgo(daySeconds + hour);

export const Ready = overStory(told(ready), async ({ text }) => {
  await visitor.sees(text('away.return.ready', { time: timeOf(ready.lapse) }));
  await screen.findByRole('button', { name: text('away.return.come') });
});

const late = askedAgo(daySeconds + weekSeconds);

export const Lapsed = overStory(told(late), async ({ text }) => {
  await visitor.sees(text('away.return.lapsed', { time: timeOf(late.lapse) }));
  await screen.findByRole('button', { name: text('away.return.ask') });
});

/** Another device was quicker, or the clock differs: the operator says so. */
export const Refused = {
  ...overStory(
    { ...told(ready), rgReturn: () => refuse(1008, 'You can come back later.') },
    async ({ text }) => {
      await visitor.press(text('away.return.come'));
      await visitor.sees('You can come back later.');
    },
  ),
  parameters: { layout: 'fullscreen', visual: { skip: 'As Ready.' } },
};

export const WithoutNetwork = {
  ...overStory({ ...told(), rgReturn: beOffline }, async ({ text }) => {
    await visitor.press(text('away.return.ask'));
    await screen.findByRole('button', { name: text('away.return.ask') });
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'As NotAsked.' } },
};

/** Before anything else the question for a deposit limit is asked. */
export const Back = overStory({ ...told(ready), rgReturn: () => answer({ done: 1 }) }, async ({ text }) => {
  await visitor.press(text('away.return.come'));
  await screen.findByRole('heading', { level: 1, name: text('away.back') });
  await screen.findByRole('textbox', { name: text('rg.limit.dep.day') });
  await expect(session.isAway()).toBe(true);
});

const owed = { ...sampleLimits, prompt: 'first', owed: 1 } as const;

/** A reload leads past nothing: the question stands, without a way around it, until it is answered. */
export const BackAfterAReload = {
  ...overStory({ rgInfo: () => answer(owed) }, async ({ text }) => {
    await screen.findByRole('heading', { level: 1, name: text('away.back') });
    await screen.findByRole('textbox', { name: text('rg.limit.dep.day') });
    await expect(screen.queryByText(text('away.over'))).toBeNull();
    await expect(screen.queryByRole('button', { name: text('common.close') })).toBeNull();
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'As Back.' } },
};

/** Then the app is there again, under the token that paid out. */
export const BackWithALimit = {
  ...overStory(
    {
      ...told(ready),
      rgReturn: () => answer({ done: 1 }),
      rgSet: sampleWrites.rgSet,
      rgPrompt: () => answer(sampleLimits),
    },
    async ({ text, operator }) => {
      await visitor.press(text('away.return.come'));
      await visitor.fill(text('rg.limit.dep.day'), '500');
      await visitor.press(text('rg.save'));
      await screen.findByRole('navigation', { name: text('nav.label') });
      await expect(session.isAway()).toBe(false);
      await expect(session.token()).toBe('story-payout');
      await expect(operator.seen.find(({ call }) => call === 'rgPrompt')?.fields).toEqual({ answer: 'set' });
    },
  ),
  parameters: { layout: 'fullscreen', visual: { skip: 'Home has its own pictures.' } },
};
