import {
  answer,
  beOffline,
  keepSilent,
  refuse,
  replyToAll,
  samplePlayer,
  sampleWrites,
} from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Promotion' };
export default meta;

const at = '/promotion';
const now = Math.floor(STORY_NOW / 1000);
const card = { activity_type: 15, stime: 0, etime: 0, status: 1, tag: '', img: '', link: '' } as const;
const openPacket = {
  pktId: 5,
  name: 'Evening packet',
  stime: now - 60,
  etime: now + 1740,
  state: 1,
  max: 8.8,
  left: 12,
} as const;

/** A player with two deposits: the newcomer's charge is over and stands last. */
export const Loaded = pageStory({ at }, async ({ text }) => {
  await visitor.sees(text('promo.stepAdds', { n: 3, of: 5, rate: 60 }));
  const cards = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  await expect(cards.at(-1)).toMatch(/100%/);
  await visitor.sees(text('promo.ladder'));
});

/** Who is left alone is offered nothing that asks for a deposit; what can be claimed, and what needs none, stays. */
export const LeftAlone = pageStory(
  {
    at,
    operator: {
      getMsgCount: () => answer({ messageCount: 0, giftCount: 0, quiet: 1 }),
      getPayGift: () => answer([]),
      depInfo: () =>
        answer({ DayDep: 0, etime: now + 3600, list: [{ lv: 1, need: 200, have: 0, am: 5, state: 0 }] }),
    },
  },
  async ({ text }) => {
    await screen.findAllByRole('article');
    await waitFor(() => expect(screen.queryByRole('article', { name: /100%|120%/ })).toBeNull());
    await expect(screen.queryByText(text('promo.ladder'))).toBeNull();
    await expect(screen.queryByRole('timer')).toBeNull();
    await expect(screen.queryByText(text('pkt.nextPacketIn', { time: '46:40' }))).toBeNull();
  },
);

export const Loading = pageStory({ at, operator: replyToAll(keepSilent()) }, async ({ text }) =>
  visitor.sees(text('promo.title')),
);

export const Empty = pageStory({ at, operator: { activityList: () => answer([]) } }, async ({ text }) =>
  visitor.sees(text('common.noData')),
);

/** In the operator's own words. */
export const Failed = pageStory(
  { at, operator: replyToAll(refuse(500, 'The operator is resting.')) },
  async ({ text }) => {
    await visitor.sees(text('promo.failed'));
    await visitor.sees('The operator is resting.');
  },
);

/** What is known stays. */
export const Offline = pageStory({ at }, async ({ operator, text }) => {
  await visitor.sees(text('promo.ladder'));
  await deviceConnection.loseWhenIdle();
  operator.handle(replyToAll(beOffline()));
  await visitor.sees(text('net.offline'));
  await visitor.sees(text('promo.ladder'));
});

/** Everything can be read; the buttons lead to the login. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) => {
  await visitor.sees(text('promo.forPlayers'));
  await expect(screen.queryByText(text('promo.ladder'))).toBeNull();
  await expect(await screen.findAllByRole('button', { name: text('auth.login') })).not.toHaveLength(0);
});

/** Nothing of this kind is on. */
export const OfOneKind = pageStory({ at }, async ({ text }) => {
  await visitor.press(text('promo.group.vip'), 'radio');
  await visitor.sees(text('common.noData'));
  await visitor.press(text('promo.group.daily'), 'radio');
  await expect(await screen.findAllByRole('article')).toHaveLength(1);
});

/** A step of the day's deposits is claimed; the balance comes with the answer. */
export const StepClaimed = pageStory(
  {
    at,
    operator: {
      depGet: sampleWrites.depGet,
    },
  },
  async ({ text }) => {
    await visitor.press(text('promo.claimOf', { amount: '₱15.00' }));
    await screen.findByRole('dialog', { name: new RegExp(text('promo.ladderGot')) });
  },
);

/** A gift card gives once. */
export const GiftCardRedeemed = pageStory(
  { at, operator: { getEventCard: sampleWrites.getEventCard } },
  async ({ text }) => {
    await visitor.fill(text('card.title'), 'play50');
    const buttons = await screen.findAllByRole('button', { name: text('promo.claim') });
    buttons.at(-1)?.click();
    await screen.findByRole('dialog', { name: new RegExp(text('card.redeemed')) });
  },
);

/** Why a code was refused stands under it, and goes when it is changed. */
export const GiftCardRefused = pageStory(
  { at, operator: { getEventCard: () => refuse(1014, "We can't find that gift card. Check the code.") } },
  async ({ text }) => {
    // What comes above the card moves it: nobody types before it stands still.
    await visitor.sees(text('promo.ladder'));
    await visitor.sees(text('pkt.nextPacketIn', { time: '46:40' }));
    await visitor.fill(text('card.title'), 'NONE');
    const buttons = await screen.findAllByRole('button', { name: text('promo.claim') });
    buttons.at(-1)?.click();
    await visitor.sees("We can't find that gift card. Check the code.");
    await visitor.fill(text('card.title'), 'X');
    await waitFor(() =>
      expect(screen.queryByText("We can't find that gift card. Check the code.")).toBeNull(),
    );
  },
);

/** A red packet is open: the envelope floats above the tab bar. */
export const PacketOpen = pageStory(
  { at, operator: { redPackerInfo: () => answer([openPacket]) } },
  async ({ text }) => {
    await screen.findByRole('button', { name: text('pkt.ready') });
    await visitor.sees(new RegExp(text('pkt.left', { n: 12 })));
  },
);

/** `/promotion?type=15` opens straight on that promotion, and the address loses it. */
export const DeepLink = pageStory({ at: '/promotion?type=15' }, async ({ text }) => {
  await screen.findByRole('dialog');
  await visitor.sees(text('promo.howItWorks'));
  await expect(window.location.search).not.toContain('type=');
});

/**
 * The deposits of the welcome bonus are past, and what is daily is claimed: both sink. Whether the welcome bonus was ever
 * taken is not known, so it has ended and is not called claimed.
 */
export const ClaimedLast = pageStory(
  {
    at,
    operator: {
      getUserInfo: () => answer({ ...samplePlayer, DepCount: 5, Dep15: 1 }),
      depGet27: () => answer({ lv: 1, need: 100, have: 300, am: 3, state: 2, etime: now + 3600 }),
    },
  },
  async ({ text }) => {
    const words = await screen.findByText(text('promo.firstSteps', { n: 5 }));
    const welcome = within(words.closest<HTMLElement>('article') ?? document.body);
    await expect(welcome.getByText(text('promo.ended'))).toBeVisible();
    await expect(welcome.queryByText(text('promo.claimed'))).toBeNull();
    const cards = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    await expect(cards[0]).toBe('Recharge happy gift');
  },
);

/** More cards than a screen holds, with long words. */
export const ManyCards = pageStory({
  at,
  operator: {
    activityList: () =>
      answer(
        Array.from({ length: 12 }, (_, index) => ({
          ...card,
          id: index + 1,
          title: 'Welcome bonus sa unang limang deposit, hanggang isandaan at dalawampung porsiyento',
          sort: index,
        })),
      ),
  },
});
