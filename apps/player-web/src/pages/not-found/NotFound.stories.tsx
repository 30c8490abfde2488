import type { Meta } from '@storybook/react-vite';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Not found' };
export default meta;

export const Loaded = pageStory({ visitor: 'guest', at: '/fiesta' }, async () => {
  await visitor.sees('404');
  await visitor.sees('/fiesta');
});

export const LongAddress = pageStory({ visitor: 'guest', at: `/${'napakahabang-daan'.repeat(12)}` });

export const WayHome = pageStory({ visitor: 'guest', at: '/fiesta' }, async ({ text }) => {
  await visitor.press(text('err.goHome'), 'link');
  await visitor.sees(text('home.hotTonight'));
});
