import { answer, beOffline, keepSilent, refuse, replyToAll, sampleWrites } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { createInvalidation } from '@kislap/api/react';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storedKeys } from '../../device/storage/storedKeys';
import { answerCache } from '../../session/answerCache';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { manyGames } from '../../testing/manyGames';
import { storyGames } from '../../testing/storyGames';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Home' };
export default meta;

const nothing: Handlers = {
  gameList: () => answer([]),
  getHot: () => answer([]),
  favoriteList: () => answer([]),
  getBanner: () => answer([]),
  noticeList: () => answer([]),
  gameLog: () => answer([]),
};

export const Loaded = pageStory({}, async ({ text }) => visitor.sees(text('home.hotTonight')));

const welcome = {
  id: 1,
  img: '',
  sort: 1,
  link: 'route:/promotion?type=23',
  alt: 'Welcome bonus up to 120%',
};
const withWelcome: Handlers = { ...nothing, getBanner: () => answer([welcome]) };

/** A banner about a promotion says the step that is this player's. */
export const BannerOfTheirStep = pageStory({ operator: withWelcome }, async ({ text }) => {
  await visitor.sees(text('promo.stepAdds', { n: 3, of: 5, rate: 60 }));
  await expect(screen.queryByText(welcome.alt)).not.toBeInTheDocument();
});

const offer = { id: 1, img: '', sort: 1, link: 'route:/luck-draw', alt: 'Win every hour' };
const strip = {
  id: 2,
  type: 2,
  img: '/draw.webp',
  link: 'route:/luck-draw',
  title: 'Lucky draw',
  freq: 'always',
  sort: 1,
} as const;

/** A game that cost money is closed: the operator leaves its player alone from now on, and so does what stands there. */
export const LeftAlone = pageStory(
  {
    operator: {
      getBanner: () => answer([offer]),
      getAds: ({ type }) => answer(type === strip.type ? [strip] : []),
    },
  },
  async ({ text, operator }) => {
    await visitor.sees(offer.alt);
    await visitor.sees(text('quick.ready'));
    // What lies below comes when it is near.
    screen.getByText(text('legal.privacy')).scrollIntoView();
    await screen.findByRole('button', { name: strip.title });
    operator.handle({
      getMsgCount: () => answer({ messageCount: 0, giftCount: 0, quiet: 1 }),
      getBanner: () => answer([]),
      getAds: () => answer([]),
    });
    await createInvalidation(answerCache.mutate(), 7).invalidateAfter('gameClosed');
    await waitFor(() => expect(screen.queryByText(offer.alt)).toBeNull());
    await expect(screen.queryByRole('button', { name: strip.title })).toBeNull();
    await expect(screen.queryByText(text('quick.ready'))).toBeNull();
    await visitor.sees(text('quick.checkIn'));
    screen.getByRole('main').scrollTo({ top: 0 });
  },
);

export const BannerForGuests = pageStory({ visitor: 'guest', operator: withWelcome }, async () =>
  visitor.sees(welcome.alt),
);

export const Guest = pageStory({ visitor: 'guest' }, async ({ text }) =>
  visitor.sees(text('home.hotTonight')),
);

export const Loading = pageStory({ operator: replyToAll(keepSilent()) });

/** The money is here before anybody knows whose it is, and what is left to play. */
export const MoneyFirst = pageStory(
  { operator: { getUserInfo: () => keepSilent(), userCashCheck: () => keepSilent() } },
  async ({ text }) => {
    const balance = await screen.findByRole('region', { name: text('user.balance') });
    await waitFor(() => expect(balance).toHaveTextContent('12,345.67'));
    await expect(balance).toHaveTextContent(text('common.loading'));
    await expect(screen.queryByRole('link', { name: /VIP \d/ })).not.toBeInTheDocument();
  },
);

export const GuestLoading = pageStory({ visitor: 'guest', operator: replyToAll(keepSilent()) });

export const Empty = pageStory({ operator: nothing }, async ({ text }) =>
  visitor.sees(text('home.noFavTitle')),
);

export const Failed = pageStory({ operator: replyToAll(refuse(500)) }, async ({ text }) =>
  visitor.sees(text('home.gamesFailed')),
);

/** Every part fails for itself: without its games, home still has the rest. */
export const GamesFailed = pageStory({ operator: { gameList: () => refuse(500) } }, async ({ text }) =>
  visitor.sees(text('home.gamesFailed')),
);

/** The connection goes: what is known stays, with its age, and money does not move. */
export const Offline = pageStory({}, async ({ text, operator }) => {
  // What comes after the first view has come too.
  await visitor.sees(text('quick.draw'));
  await screen.findByRole('button', { name: text('mail.unreadCount', { count: '2' }) });
  await screen.findByText(text('quick.ready'));
  await deviceConnection.loseWhenIdle();
  operator.handle(replyToAll(beOffline()));
  await visitor.press(text('home.refreshBalance'));
  await visitor.sees(text('user.asOf', { time: '20:13' }));
});

export const OfflineFromTheStart = pageStory(
  { isOffline: true, operator: replyToAll(beOffline()) },
  async ({ text }) => visitor.sees(text('home.gamesFailed')),
);

/** The operator closes: whoever asks anything is taken to the maintenance page. */
export const Restricted = pageStory({ operator: { gameList: () => refuse(555) } }, async ({ text }) =>
  visitor.sees(text('app.maint')),
);

/** Everything that can be played is resting. */
export const GamesResting = pageStory({
  operator: { gameList: () => answer(storyGames.map((game) => ({ ...game, s: 0 }))) },
});

/**
 * Five thousand games: every shelf holds as many as it can show, and no more. While all of them run past, the page has no
 * more elements than a slow phone can take along; at rest all of it is there again.
 */
export const FiveThousandGames = pageStory(
  { operator: { gameList: () => answer(manyGames), getHot: () => answer([{ gc: 'game-0' }]) } },
  async ({ text }) => {
    const hot = await screen.findByRole('heading', { name: text('home.hotTonight') });
    const main = hot.closest('main');
    if (main === null) throw new Error('Home has no main.');
    main.scrollTo({ top: 600 });
    const arcade = await screen.findByRole('region', { name: text('game.arcade') });
    await expect(within(arcade).getAllByRole('button').length).toBeLessThan(20);
    main.scrollTo({ top: 0 });
    await visitor.press(text('game.all'), 'radio');
    await waitFor(() => expect(main.scrollHeight).toBeGreaterThan(manyGames.length * 60));
    // What has the focus stays where it is, and so would the chips.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await expect(await mostElements(main)).toBeLessThanOrEqual(MOST_ELEMENTS);
    await expect(screen.queryByRole('searchbox'), 'far from what runs').not.toBeInTheDocument();
    await screen.findByRole('searchbox', {}, { timeout: 5_000 });
    main.scrollTo({ top: 0 });
    await visitor.press(text('game.hot'), 'radio');
    await screen.findByRole('region', { name: text('game.arcade') });
  },
);

/** Of a page of 844 px, while its list runs: seven rows of tiles, and what stays. All of home has more than 500. */
const MOST_ELEMENTS = 360;

/** How many elements a page has at most while it runs at 4,000 px a second, once it is two screens down. */
async function mostElements(main: HTMLElement): Promise<number> {
  let most = 0;
  for (let top = 0; top < 6_000; top += 67) {
    main.scrollTop = top;
    await new Promise(requestAnimationFrame);
    if (top > 4_000) most = Math.max(most, main.getElementsByTagName('*').length);
  }
  return most;
}

/** The operator no longer knows the session: the player is taken to the login, which says so. */
export const SessionEnded = pageStory({ operator: { getUserScore: () => refuse(400) } }, async ({ text }) =>
  visitor.sees(text('auth.again')),
);

export const BalanceHidden = pageStory({
  remembered: (device) => device.write(storedKeys.isBalanceHidden, 1),
});

export const NoFavorites = pageStory({ operator: { favoriteList: () => answer([]) } }, async ({ text }) => {
  await visitor.press(text('game.fav'), 'radio');
  await visitor.sees(text('home.noFavTitle'));
});

/** A heart that the operator refuses is taken back. */
export const FavoriteRefused = pageStory(
  { operator: { userFavorite: () => refuse(500, 'Not now, please.') } },
  async ({ text }) => {
    const heart = text('game.favorite', { name: 'Sampaguita Spins' });
    await visitor.press(heart);
    await visitor.sees('Not now, please.');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: heart })).toHaveAttribute('aria-pressed', 'false'),
    );
  },
);

export const FavoriteKept = pageStory(
  { operator: { userFavorite: sampleWrites.userFavorite } },
  async ({ text }) => {
    const heart = text('game.favorite', { name: 'Sampaguita Spins' });
    await visitor.press(heart);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: heart })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
);

const searched = pageStory({}, async ({ text }) => {
  await visitor.fill(text('home.search'), 'jee');
  await visitor.sees(text('home.games', { n: 1 }));
});
export const Search: typeof searched = {
  ...searched,
  parameters: {
    ...searched.parameters,
    visual: { skip: 'Where it stands depends on what had come when it was touched.' },
  },
};

export const SearchFindsNothing = pageStory({}, async ({ text }) => {
  await visitor.fill(text('home.search'), 'zzz');
  await visitor.sees(text('home.noMatch'));
});

/** A tile opens the sheet of its game. */
export const GameOpened = pageStory({}, async () => {
  await visitor.press(/^Jeepney Dash(?!:)/);
  await screen.findByRole('dialog', { name: 'Jeepney Dash' });
});

/** `/?overlay=deposit` */
export const DeepLink = pageStory({ at: '/?overlay=deposit' }, async ({ text }) => {
  await screen.findByRole('dialog', { name: text('dep.title') });
  await expect(window.location.search).toBe('');
});

/** `/?overlay=withdrawal` */
export const DeepLinkToWithdrawal = pageStory({ at: '/?overlay=withdrawal' }, async ({ text }) => {
  await screen.findByRole('dialog', { name: text('wdw.title') });
});

/** `/?overlay=fund-record` */
export const DeepLinkToFundRecord = pageStory({ at: '/?overlay=fund-record' }, async ({ text }) => {
  await screen.findByRole('dialog', { name: text('fund.title') });
});

/** `/?overlay=language` is for everybody. */
export const DeepLinkToLanguage = pageStory(
  { visitor: 'guest', at: '/?overlay=language' },
  async ({ text }) => {
    await screen.findByRole('dialog', { name: text('lang.title') });
  },
);

/** A guest who follows a link to the deposit logs in first, and then is there. */
export const DeepLinkAsGuest = pageStory(
  { visitor: 'guest', at: '/?overlay=deposit', operator: { login: sampleWrites.login } },
  async ({ text }) => {
    await visitor.fill(text('set.phone'), '9170000002');
    await visitor.fill(text('reg.password'), 'maliwanag1');
    await visitor.press(text('auth.login'));
    await screen.findByRole('dialog', { name: text('dep.title') });
  },
);
