import type { StoryObj } from '@storybook/react-vite';
import { openOverlay } from '../navigation/overlays/openOverlay';
import { overlays } from '../overlays/registry';
import type { OverlayName, OverlayOptions } from '../navigation/overlays/OverlayMap';
import { EmptyApp } from './EmptyApp';
import { loadOverlayCode } from './loadOverlayCode';
import type { ScenePlay } from './Scene';
import { sceneStory } from './sceneStory';
import type { ScreenSetup } from './ScreenSetup';

interface OpenedOverlay<Name extends OverlayName> {
  readonly name: Name;
  readonly options: OverlayOptions<Name>;
}

/** A story of an overlay in the app's own host, over a page without content. */
export function overlayStory<Name extends OverlayName>(
  { name, options }: OpenedOverlay<Name>,
  setup: ScreenSetup = {},
  play?: ScenePlay,
): StoryObj {
  const story = sceneStory({
    setup,
    loadCode: loadOverlayCode,
    enter: async ({ onOutcome }) => {
      await overlays[name].load();
      void openOverlay(name, options).then(onOutcome);
    },
    content: <EmptyApp />,
    play,
  });
  // Whoever opens it says these words, in whatever language: it repeats them.
  return { ...story, parameters: { ...story.parameters, overlayOptions: options } };
}
