import {
  answer,
  answerText,
  beOffline,
  keepSilent,
  refuse,
  sampleLimits,
  sampleWrites,
} from '@kislap/api/testing';
import type { Handler } from '@kislap/api/testing';
import type { TranslateText } from '@kislap/i18n';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inOnePiece } from '../../config/inOnePiece';
import { storedKeys } from '../../device/storage/storedKeys';
import { pageStory } from '../../testing/pageStory';
import type { Scene } from '../../testing/Scene';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { firstHelpPhone } from '../../config/runtimeConfig';
import { storyConfig } from '../../testing/storyConfig';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Login' };
export default meta;

const login = { visitor: 'guest', at: '/login' } as const;

async function logIn(text: TranslateText): Promise<void> {
  await visitor.fill(text('set.phone'), '9170000002');
  await visitor.fill(text('reg.password'), 'maliwanag1');
  await visitor.press(text('auth.login'));
}

/** The page as it is after the operator has answered a login with `reply`. */
const answered = (reply: Handler<'login'>, sees: (scene: Scene) => Promise<void>) =>
  pageStory({ ...login, operator: { login: reply } }, async (scene) => {
    await logIn(scene.text);
    await sees(scene);
  });

/** Nothing can be sent before there is something to send; every way on is there. */
export const Loaded = pageStory(login, async ({ text }) => {
  await waitFor(() => expect(screen.getByRole('button', { name: text('auth.login') })).toBeDisabled());
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: text('login.remember') })).not.toBeChecked(),
  );
  await screen.findByRole('link', { name: text('auth.forgot') });
  await screen.findByRole('link', { name: text('reg.title') });
  await screen.findByRole('button', { name: text('cs.title') });
  await visitor.sees(text('rg.21'));
});

export const PhoneRemembered = pageStory(
  { ...login, remembered: (device) => device.write(storedKeys.rememberedPhone, '9170000002') },
  async ({ text }) =>
    expect(await screen.findByRole('checkbox', { name: text('login.remember') })).toBeChecked(),
);

/** A number that another page has told is filled in, and remembered no longer than it is asked for. */
export const PhoneTold = {
  ...pageStory({ ...login, state: { phone: '9170000002' } }, async ({ text }) => {
    await waitFor(() => expect(screen.getByLabelText(text('set.phone'))).toHaveValue('9170000002'));
    await expect(screen.getByRole('checkbox', { name: text('login.remember') })).not.toBeChecked();
  }),
  parameters: { visual: { skip: 'It looks as with a number that was remembered.' } },
};

/** The session has ended under the player. */
export const SessionOver = pageStory({ ...login, state: { isSessionOver: true } }, async ({ text }) =>
  visitor.sees(text('auth.again')),
);

export const ByCode = pageStory(
  { ...login, operator: { sendCode: sampleWrites.sendCode } },
  async ({ text, pass }) => {
    await visitor.fill(text('set.phone'), '9170000002');
    await visitor.press(text('login.byCode'), 'tab');
    await visitor.press(text('auth.send'));
    await visitor.sees(text('auth.resend', { n: 60 }));
    await pass(10_000);
    await visitor.sees(text('auth.resend', { n: 50 }));
  },
);

export const BadPhone = pageStory(login, async ({ text }) => {
  await visitor.fill(text('set.phone'), '12');
  await visitor.fill(text('reg.password'), 'x');
  await visitor.press(text('auth.login'));
  await visitor.sees(text('auth.badPhone'));
});

export const WrongPassword = answered(
  () => refuse(1002),
  async ({ text }) => {
    await visitor.sees(text('auth.wrong'));
    const password = await screen.findByLabelText(text('reg.password'), { selector: 'input' });
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveValue('maliwanag1');
  },
);

/** Too many tries: the button rests, and comes back by itself. */
export const Locked = answered(
  () => refuse(1005, '', { wait: 75 }),
  async ({ text, pass }) => {
    await visitor.sees(text('auth.locked', { time: '1:15' }));
    await pass(15_000);
    await visitor.sees(text('auth.locked', { time: '1:00' }));
  },
);

/** The player is on a break that they chose themselves. Help is one call away, no way around. */
export const Restricted = answered(
  () => refuse(1007, 'You are on a break until 2025-11-14 12:00.', { until: STORY_NOW / 1000 + 86_400 }),
  async ({ text }) => {
    await visitor.sees('You are on a break until 2025-11-14 12:00.');
    const help = text('rg.help', { phone: inOnePiece(firstHelpPhone(storyConfig)) });
    // In the notice itself, not only at the foot of the page.
    const notice = await screen.findByRole('alert');
    await waitFor(() =>
      expect(within(notice).getByRole('link', { name: help })).toHaveAttribute('href', 'tel:1800101234'),
    );
  },
);

export const Sending = answered(keepSilent, () => Promise.resolve());

export const Failed = answered(
  () => answerText('<html>Bad gateway</html>'),
  async ({ text }) => visitor.sees(text('net.unreached')),
);

export const Offline = pageStory(
  { ...login, isOffline: true, operator: { login: beOffline } },
  async ({ text }) => {
    await logIn(text);
    await visitor.sees(text('net.offline'));
  },
);

/** The login leads on to where its visitor was going. */
export const LoggedIn = pageStory(
  { ...login, state: { returnTo: '/user' }, operator: { login: sampleWrites.login } },
  async ({ text }) => {
    await logIn(text);
    await screen.findByRole('button', { name: text('auth.logout') });
  },
);

/** `/login?overlay=language` */
export const DeepLink = pageStory({ ...login, at: '/login?overlay=language' }, async ({ text }) => {
  await screen.findByRole('dialog', { name: text('lang.title') });
});

/** An account elsewhere, new here: straight in. */
export const Elsewhere = pageStory(
  { ...login, operator: { thirdLogin: sampleWrites.thirdLogin } },
  async ({ text }) => {
    await visitor.press(text('login.with', { name: 'Google' }));
    await visitor.press(text('login.newOne'));
    await visitor.sees('Ligaya');
  },
);

/** The other service says no: its words, and nothing is lost. */
export const ElsewhereRefused = pageStory(
  { ...login, operator: { thirdLogin: () => refuse(1002, 'Google did not confirm it.') } },
  async ({ text }) => {
    await visitor.press(text('login.with', { name: 'Google' }));
    await visitor.press(text('login.refuse'));
    await visitor.sees('Google did not confirm it.');
  },
);

/** Who was never asked for a deposit limit is, at the log-in; so is who answered long ago, with what it has cost since. */
const asked = (prompt: 'first' | 'review', title: 'reg.limitTitle' | 'rg.reviewTitle') => ({
  ...pageStory(
    {
      ...login,
      state: { returnTo: '/responsible-gaming' },
      operator: { login: sampleWrites.login, rgInfo: () => answer({ ...sampleLimits, prompt }) },
    },
    async ({ text }) => {
      await logIn(text);
      await screen.findByRole('dialog', { name: text(title) });
    },
  ),
  parameters: { visual: { skip: 'The question has stories of its own.' } },
});

export const LimitAsked = asked('first', 'reg.limitTitle');

export const LimitAskedAgain = asked('review', 'rg.reviewTitle');

/** What was noticed is told at the log-in, and only then a limit is asked for. */
export const Noticed = {
  ...pageStory(
    {
      ...login,
      state: { returnTo: '/responsible-gaming' },
      operator: {
        login: sampleWrites.login,
        rgInfo: () => answer({ ...sampleLimits, prompt: 'first', level: 2, seen: ['chasing'], card: 1 }),
        rgPrompt: sampleWrites.rgPrompt,
      },
    },
    async ({ text, operator }) => {
      await logIn(text);
      const card = await screen.findByRole('dialog', { name: text('harm.title') });
      await expect(screen.queryByRole('dialog', { name: text('reg.limitTitle') })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await expect(card).toHaveAttribute('data-state', 'open');
      await visitor.press(text('harm.goOn'));
      await screen.findByRole('dialog', { name: text('reg.limitTitle') });
      await expect(operator.seen.filter(({ call }) => call === 'rgPrompt')).toHaveLength(1);
    },
  ),
  parameters: { visual: { skip: 'The card has stories of its own.' } },
};
