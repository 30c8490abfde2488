import type { StoryObj } from '@storybook/react-vite';
import { App } from '../shell/App';
import { loadAllCode } from './loadAllCode';
import type { ScenePlay } from './Scene';
import { sceneStory } from './sceneStory';
import type { ScreenSetup } from './ScreenSetup';

/** A story of the whole app, standing at a page. */
export function pageStory(setup: ScreenSetup, play?: ScenePlay): StoryObj {
  return sceneStory({ setup, loadCode: loadAllCode, content: <App />, play });
}
