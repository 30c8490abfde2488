import { answer, sampleHandlers, sampleMails, samplePlayer } from '@kislap/api/testing';
import { epochMillisecondsFrom } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { offerKeys } from '../../device/storage/offerKeys';
import { pageStory } from '../../testing/pageStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import type { Scene } from '../../testing/Scene';
import { untilCalm } from '../../testing/untilCalm';

const meta: Meta = { title: 'App/Pop-ups' };
export default meta;

const [letter] = sampleMails;
const ad = { id: 9, type: 1, img: '', link: 'overlay:deposit', freq: 'day', sort: 1 } as const;
const urgentMail = {
  getMsgList: ({ id }: { readonly id: number }) => answer(id === 0 && letter ? [{ ...letter, imp: 1 }] : []),
};
const withAd = { getAds: () => answer([{ ...ad, title: 'Welcome bonus' }]) };

const act = () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

/** Acts once, so that what stands by is there, then lets the screen rest. */
async function rest({ passUntil }: Pick<Scene, 'passUntil'>): Promise<void> {
  act();
  await passUntil(6500, () => expect(screen.queryAllByRole('dialog')).toHaveLength(1));
}

const beginVisit = (): void => sessionStorage.clear();

const mailbox = { answers: Promise.resolve(), deliver: () => {} };
const gifts = { answers: Promise.resolve(), deliver: () => {} };

/** The player's own important message comes before an offer, even when the mailbox answers long after it. */
export const ImportantMailFirst = pageStory(
  {
    remembered: () => {
      beginVisit();
      mailbox.answers = new Promise((resolve) => (mailbox.deliver = resolve));
    },
    operator: {
      ...withAd,
      getMsgList: async (request) => {
        await mailbox.answers;
        return urgentMail.getMsgList(request);
      },
    },
  },
  async (scene) => {
    act();
    await waitFor(async () => {
      const seen = scene.operator.seen.map(({ call }) => call);
      await expect(seen).toEqual(expect.arrayContaining(['getAds', 'getMsgList']));
    });
    await untilCalm();
    await scene.pass(10_000);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    mailbox.deliver();
    await rest(scene);
    await screen.findByRole('dialog', { name: scene.text('mail.title') });
  },
);

/** A maintenance comes before everything. */
export const MaintenanceFirst = pageStory(
  {
    remembered: beginVisit,
    operator: {
      ...withAd,
      ...urgentMail,
      noticeList: () =>
        answer([
          {
            id: 5,
            title: 'Maintenance tonight',
            content: 'From 03:00.',
            stime: 0,
            etime: 0,
            sort: 1,
            kind: 'maint',
          },
        ]),
    },
  },
  async (scene) => {
    await rest(scene);
    await screen.findByRole('dialog', { name: 'Maintenance tonight' });
  },
);

export const AdOnHome = pageStory({ operator: withAd, remembered: beginVisit }, async (scene) => {
  await rest(scene);
  await screen.findByRole('dialog', { name: 'Welcome bonus' });
});

const ofWelcome = {
  ...ad,
  link: 'route:/promotion?type=23',
  title: 'Welcome bonus',
  text: '120% on the first',
};
const withWelcome = { getAds: () => answer([ofWelcome]) };

/** Of the welcome bonus a player is told their own step, never the first one. */
export const AdOfTheirStep = pageStory({ operator: withWelcome, remembered: beginVisit }, async (scene) => {
  await rest(scene);
  const own = scene.text('promo.stepAdds', { n: 3, of: 5, rate: 60 });
  await waitFor(() => expect(screen.getByRole('dialog', { name: own })).not.toHaveTextContent('120%'));
});

/** The home screen does not overtake an advertisement of which it is not known yet what it is to the player. */
export const AdBeforeInstall = pageStory(
  {
    remembered: () => {
      beginVisit();
      gifts.answers = new Promise((resolve) => (gifts.deliver = resolve));
    },
    operator: {
      ...withWelcome,
      getPayGift: async () => {
        await gifts.answers;
        return sampleHandlers.getPayGift();
      },
    },
  },
  async (scene) => {
    act();
    await waitFor(async () => {
      const seen = scene.operator.seen.map(({ call }) => call);
      await expect(seen).toContain('getPayGift');
    });
    await untilCalm();
    await scene.pass(10_000);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    gifts.deliver();
    await rest(scene);
    await screen.findByRole('dialog', { name: scene.text('promo.stepAdds', { n: 3, of: 5, rate: 60 }) });
  },
);

/** An advertisement about what is used up makes room for the next one. */
export const AdNotTheirs = pageStory(
  {
    operator: {
      getAds: () => answer([ofWelcome, { ...ad, id: 10, title: 'Lucky draw' }]),
      getUserInfo: () => answer({ ...samplePlayer, DepCount: 5 }),
    },
    remembered: beginVisit,
  },
  async (scene) => {
    await rest(scene);
    await screen.findByRole('dialog', { name: 'Lucky draw' });
  },
);

/** After an offer there is no second one in the same visit. */
export const OneOfferAVisit = pageStory({ operator: withAd, remembered: beginVisit }, async (scene) => {
  await rest(scene);
  screen.getByRole('button', { name: scene.text('common.close') }).click();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await scene.pass(10_000);
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** A player without a phone is asked to bind one, before any offer. */
export const BindPhone = pageStory(
  {
    remembered: beginVisit,
    operator: { ...withAd, getUserInfo: () => answer({ ...samplePlayer, Phone: '' }) },
  },
  async (scene) => {
    await rest(scene);
    await screen.findByRole('dialog', { name: scene.text('bind.title') });
  },
);

/** With nothing else, there is the home screen. */
export const Install = pageStory({ remembered: beginVisit }, async (scene) => {
  await rest(scene);
  await screen.findByRole('dialog', { name: scene.text('install.title', { name: 'Kislap' }) });
});

/** Closed less than seven days ago: nothing comes. */
export const InstallRests = pageStory(
  {
    remembered: (device) => {
      beginVisit();
      device.write(offerKeys.installClosedAt, epochMillisecondsFrom(STORY_NOW - 6 * 86_400_000));
    },
  },
  async ({ pass }) => {
    act();
    await pass(10_000);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
