import { answer, beOffline, keepSilent, refuse } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Notices' };
export default meta;

const notices = { name: 'notices', options: {} } as const;
const lasting = { stime: 0, etime: 0 };

const three = () =>
  answer([
    { ...lasting, id: 1, sort: 1, title: 'Welcome', content: 'Play with care.' },
    {
      ...lasting,
      id: 2,
      sort: 2,
      title: 'Maya is back',
      content: 'Deposits by Maya are open again. Thank you for waiting with us through the night.',
    },
    { ...lasting, id: 3, sort: 3, etime: 1, title: 'Over', content: 'Nobody sees this any more.' },
  ]);

/** What is over is not shown. */
export const Loaded = overlayStory(notices, { operator: { noticeList: three } }, async () => {
  await visitor.sees('Welcome');
  await visitor.sees(/^Deposits by Maya are open again\./);
  await expect(screen.queryByText('Over')).toBeNull();
});

export const Loading = overlayStory(notices, { operator: { noticeList: keepSilent } });

export const Empty = overlayStory(notices, { operator: { noticeList: () => answer([]) } }, async ({ text }) =>
  visitor.sees(text('common.noData')),
);

export const Failed = overlayStory(
  notices,
  { operator: { noticeList: () => refuse(500) } },
  async ({ text }) => visitor.sees(text('net.failed')),
);

export const Offline = overlayStory(notices, { isOffline: true, operator: { noticeList: beOffline } });

export const FailedThenThere = overlayStory(
  notices,
  { operator: { noticeList: () => refuse(500) } },
  async ({ operator, text }) => {
    operator.handle({
      noticeList: () =>
        answer([{ ...lasting, id: 1, sort: 1, title: 'Welcome', content: 'Play with care.' }]),
    });
    await visitor.press(text('common.retry'));
    await visitor.sees('Play with care.');
  },
);
