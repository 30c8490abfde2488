import { NavigationContext } from '@kislap/ui';
import type { Meta } from '@storybook/react-vite';
import { go } from '../../navigation/go';
import { PageBoundary } from '../../shell/App';
import { Shell } from '../../shell/Shell';
import { loadAllCode } from '../../testing/loadAllCode';
import { sceneStory } from '../../testing/sceneStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Error' };
export default meta;

function BrokenPage(): never {
  throw new Error('This page breaks on purpose.');
}

/** A page has broken: the frame stays, and a reload is the way on. */
export const Loaded = sceneStory({
  setup: { visitor: 'guest' },
  loadCode: loadAllCode,
  content: (
    <NavigationContext value={(href) => void go(href)}>
      <Shell overlays={null}>
        <PageBoundary>
          <BrokenPage />
        </PageBoundary>
      </Shell>
    </NavigationContext>
  ),
  play: async ({ text }) => visitor.sees(text('err.crashed')),
});
