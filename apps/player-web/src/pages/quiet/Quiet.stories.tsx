import { epochSecondsFrom } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { offerKeys } from '../../device/storage/offerKeys';
import { endText } from '../../features/restriction/endText';
import { pageStory } from '../../testing/pageStory';
import type { ScreenSetup } from '../../testing/ScreenSetup';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Quiet' };
export default meta;

const userId = 7;
const dayS = 86_400;
const until = Math.floor(STORY_NOW / 1000) + dayS;

/** A guest of a device on which somebody who is away was signed in. */
const guestAt = (at: string, end: number, hasPassword = true): ScreenSetup => ({
  at,
  visitor: 'guest',
  remembered: (storage) => {
    const login = hasPassword ? 'plain' : 'any';
    storage.write(offerKeys.quiet, { userId, until: end, login });
    if (end > STORY_NOW / 1000) document.documentElement.dataset['quiet'] = login;
  },
});

/** In place of everything that offers something. */
export const UntilATime = pageStory(guestAt('/promotion', until), async ({ text }) => {
  await visitor.sees(text('away.quietUntil', { time: endText(epochSecondsFrom(until)) }));
  await screen.findByRole('link', { name: text('auth.login') });
  await expect(screen.queryByText(text('promo.title'))).toBeNull();
  // The bar leads to offers and to a deposit.
  await expect(screen.queryByRole('navigation')).toBeNull();
});

/** An exclusion has ended, and its player has not come back. */
export const WithoutAnEnd = pageStory(guestAt('/luck-draw', 9_999_999_999), async ({ text }) => {
  await visitor.sees(text('away.quietOpen'));
});

/** The break is over: the page is as ever. */
export const Over = {
  ...pageStory(guestAt('/promotion', until - 2 * dayS), async ({ text }) => {
    await visitor.sees(text('promo.title'));
    await expect(screen.queryByText(text('away.quietOpen'))).toBeNull();
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'The page has its own pictures.' } },
};

const providerOf = (name: RegExp) => screen.queryByRole('button', { name });

/** Nobody is asked in by another service. */
export const LoginWithoutOthers = {
  ...pageStory(guestAt('/login', until), async ({ text }) => {
    await screen.findByRole('button', { name: text('auth.login') });
    await expect(providerOf(/Google/)).toBeNull();
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'As the login, without its last row.' } },
};

/** Who has no password gets to the own money by that service alone. */
export const LoginByTheOnlyWay = {
  ...pageStory(guestAt('/login', until, false), async () => {
    await screen.findByRole('button', { name: /Google/ });
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'The login has its own pictures.' } },
};
