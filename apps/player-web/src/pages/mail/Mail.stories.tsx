import { answer, beOffline, keepSilent, refuse, sampleMails, sampleWrites } from '@kislap/api/testing';
import type { DataOf } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { deviceConnection } from '../../testing/deviceConnection';
import { pageStory } from '../../testing/pageStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Mail' };
export default meta;

const at = '/user/mail';
const firstOnly = (rows: DataOf<'getMsgList'>) => ({
  getMsgList: ({ id }: { readonly id: number }) => answer(id === 0 ? rows : []),
});
const many: DataOf<'getMsgList'> = Array.from({ length: 5000 }, (_, index) => ({
  id: 5000 - index,
  title: `News no. ${5000 - index}`,
  stime: STORY_NOW / 1000 - index * 3600,
  read: index < 120 ? 0 : 1,
  acc: 0,
}));

export const Loaded = pageStory({ at }, async () => visitor.sees('Your weekly VIP gift'));

export const Loading = pageStory({ at, operator: { getMsgList: keepSilent } });

export const Empty = pageStory({ at, operator: firstOnly([]) }, async ({ text }) => {
  await visitor.sees(text('common.noData'));
  await visitor.sees(text('mail.emptyHint'));
});

export const Failed = pageStory(
  { at, operator: { getMsgList: () => refuse(500, 'The post is late.') } },
  async () => visitor.sees('The post is late.'),
);

/** What is loaded stays; the rest is asked for by a tap. */
export const LaterPageFailed = pageStory(
  {
    at,
    operator: { getMsgList: ({ id }) => (id === 0 ? answer([...sampleMails]) : refuse(500)) },
  },
  async ({ text }) => visitor.sees(text('net.tapRetry')),
);

/** What is known stays in sight. */
export const Offline = pageStory({ at }, async ({ operator, text }) => {
  await visitor.sees('Your weekly VIP gift');
  await deviceConnection.loseWhenIdle();
  operator.handle({ getMsgList: beOffline });
  await visitor.sees(text('net.offline'));
});

export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) =>
  visitor.sees(text('login.title')),
);

/** Thousands of messages cost no more to draw than those in sight. */
export const LongMailbox = pageStory({ at, operator: firstOnly(many) }, async () =>
  visitor.sees('News no. 5000'),
);

/** `/user/mail?id=42` opens that message. */
export const DeepLink = pageStory({ at: `${at}?id=42` }, async ({ text }) => {
  await screen.findByRole('dialog', { name: text('mail.title') });
  await screen.findByRole('heading', { name: 'Maintenance on 18 November' });
});

/** A message that was opened is read, without the list being loaded again. */
export const ReadOne = pageStory({ at }, async ({ text }) => {
  await visitor.press(/New this week/);
  await screen.findByRole('heading', { name: 'New this week: Diwata Glow' });
  const letter = within(await screen.findByRole('dialog'));
  await userEvent.click(letter.getByRole('button', { name: text('common.back') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await screen.findByRole('button', { name: /^New this week/ });
});

/** Deleting what is read asks first. */
export const DeleteRead = pageStory(
  { at, operator: { delMsg: sampleWrites.delMsg } },
  async ({ operator, text }) => {
    await visitor.press(text('mail.deleteRead'));
    await screen.findByRole('dialog', { name: text('mail.deleteReadAsk') });
    operator.handle(firstOnly([...sampleMails].filter(({ read }) => read === 0)));
    await visitor.press(text('common.delete'));
    await waitFor(() => expect(screen.queryByText('Welcome to Kislap')).not.toBeInTheDocument());
  },
);
