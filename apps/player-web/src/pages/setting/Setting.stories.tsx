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
import { expect, screen, waitFor } from 'storybook/test';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Setting' };
export default meta;

const at = '/user/setting';

export const Loaded = pageStory({ at }, async ({ text }) => {
  await visitor.sees('Ligaya');
  await screen.findByRole('list', { name: text('set.savedAccounts') });
});

/** Each button names the account that it removes. */
export const SavedAccounts = {
  ...pageStory(
    {
      at,
      operator: {
        getUserBank: () =>
          answer([
            { bank_code: 'GCASH', account_no: '09170000002', account_name: 'Ligaya Reyes', id: 1 },
            { bank_code: 'BPI', account_no: '1234567890', account_name: 'Ligaya Reyes', id: 2 },
          ]),
      },
    },
    async ({ text }) => {
      const remove = text('set.removeAccount');
      await screen.findByRole('button', { name: new RegExp(`^${remove}: GCASH .*0002$`) });
      await screen.findByRole('button', { name: new RegExp(`^${remove}: BPI .*7890$`) });
    },
  ),
  parameters: { visual: { skip: 'It looks as with one account.' } },
};

export const Loading = pageStory({ at, operator: replyToAll(keepSilent()) });

export const Empty = pageStory({ at, operator: { getUserBank: () => answer([]) } }, async ({ text }) =>
  visitor.sees(text('set.savedNone')),
);

export const Failed = pageStory({ at, operator: replyToAll(refuse(500)) }, async ({ text }) => {
  await visitor.sees(text('user.failed'));
  await visitor.sees(text('set.savedFailed'));
});

export const Offline = pageStory({ at }, async ({ operator, text }) => {
  await visitor.sees('Ligaya');
  await deviceConnection.loseWhenIdle();
  operator.handle(replyToAll(beOffline()));
  await visitor.sees(text('net.offline'));
});

/** The page needs no login; a guest finds what concerns the device, and nothing of an account. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) => {
  await screen.findByRole('button', { name: new RegExp(text('set.language')) });
  await visitor.sees(text('set.about'));
  await expect(screen.queryByText(text('set.nickname'))).toBeNull();
  await expect(screen.queryByRole('switch')).toBeNull();
});

/** No phone is bound yet. */
export const PhoneMissing = pageStory(
  { at, operator: { getUserInfo: () => answer({ ...samplePlayer, Phone: '' }) } },
  async ({ text }) => visitor.sees(text('bind.title')),
);

/** Every switch takes effect at once and stays on this device. */
export const Switched = pageStory({ at }, async ({ text }) => {
  const motion = await screen.findByRole('switch', { name: new RegExp(text('set.lessMotion')) });
  motion.click();
  await expect(document.documentElement.dataset['motion']).toBe('less');
  motion.click();
  await expect(document.documentElement.dataset['motion']).toBeUndefined();
});

/** What can be asked for again is forgotten, after a question. */
export const CacheCleared = pageStory({ at }, async ({ text }) => {
  await visitor.press(text('set.clear'));
  await screen.findByRole('dialog', { name: text('set.clear') });
  const answers = await screen.findAllByRole('button', { name: text('set.clear') });
  answers.at(-1)?.click();
  await visitor.sees(text('set.cleared'));
});

/** The operator cannot be reached, and the player leaves all the same. */
export const LoggedOut = pageStory({ at, operator: { loginOut: () => refuse(500) } }, async ({ text }) => {
  await visitor.press(text('auth.logout'));
  await screen.findByRole('dialog', { name: text('auth.logoutAsk') });
  const answers = await screen.findAllByRole('button', { name: text('auth.logout') });
  answers.at(-1)?.click();
  await screen.findByRole('link', { name: text('auth.register') });
});

/** Another face, chosen in its sheet. */
export const NewFace = pageStory(
  { at, operator: { editUserHeader: sampleWrites.editUserHeader } },
  async ({ text }) => {
    await visitor.press(text('set.avatar'));
    await visitor.press(text('user.avatarOfNumber', { n: 2 }), 'radio');
    await visitor.sees(text('set.avatarSaved'));
  },
);

/** Nothing is agreed to until the player says so, and each purpose for itself. */
export const Agreed = pageStory(
  { at, operator: { consent: sampleWrites.consent } },
  async ({ text, operator }) => {
    const marketing = await screen.findByRole('switch', { name: text('consent.marketing') });
    const analytics = screen.getByRole('switch', { name: text('consent.analytics') });
    await expect(marketing).not.toBeChecked();
    analytics.click();
    await visitor.sees(text('consent.saved'));
    await expect(analytics).toBeChecked();
    const sent = operator.seen.find(({ call }) => call === 'consent');
    await expect(sent?.fields).toEqual({ marketing: '0', analytics: '1' });
  },
);

/** What was not saved is not agreed to: the switch goes back. */
export const ConsentNotSaved = pageStory(
  { at, operator: { consent: () => refuse(500) } },
  async ({ text }) => {
    const marketing = await screen.findByRole('switch', { name: text('consent.marketing') });
    marketing.click();
    await visitor.sees(text('net.failed'));
    await waitFor(() => expect(marketing).not.toBeChecked());
  },
);

/** The file waits for a tap of its own. */
export const DataReady = pageStory(
  { at, operator: { exportMe: sampleWrites.exportMe } },
  async ({ text }) => {
    await visitor.press(new RegExp(text('export.title')));
    await screen.findByRole('dialog', { name: text('export.ready') });
    await visitor.press(text('common.cancel'));
  },
);
