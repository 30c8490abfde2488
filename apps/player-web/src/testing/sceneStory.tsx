import { baseLocale } from '@kislap/domain';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { configure } from 'storybook/test';
import { leaveScene } from './leaveScene';
import { prepareScene } from './prepareScene';
import type { Scene, ScenePlay, StoryLanguage } from './Scene';
import type { ScreenSetup } from './ScreenSetup';
import { storyAddress } from './storyAddress';
import { StoryApp } from './StoryApp';
import { untilCalm } from './untilCalm';

// A whole app on a busy machine takes longer than a component: what is looked for is waited for.
configure({
  asyncUtilTimeout: 5000,
  getElementError: (message) => new Error(`${message ?? ''}\nThe screen says: ${wordsOnScreen()}`),
});

const wordsOnScreen = () => (document.querySelector('[role="dialog"]') ?? document.body).textContent;

interface SceneStory {
  readonly setup: ScreenSetup;
  /** Fetches what the story may show. */
  readonly loadCode: () => Promise<void>;
  /** Runs before the first frame. */
  readonly enter?: (scene: Scene) => Promise<void>;
  readonly content: ReactNode;
  readonly play: ScenePlay | undefined;
}

/** A story in which the real app runs. It fails when the app asks the operator something it is not prepared for. */
export function sceneStory({ setup, loadCode, enter, content, play }: SceneStory): StoryObj {
  let scene: Scene | undefined;
  return {
    parameters: { layout: 'fullscreen' },
    beforeEach: async (context: StoryContext) => {
      await loadCode();
      scene = await prepareScene(setup, languageOf(context));
      await enter?.(scene);
      return leaveScene;
    },
    render: () =>
      scene === undefined ? (
        <></>
      ) : (
        <StoryApp key={scene.id} scene={scene}>
          {content}
        </StoryApp>
      ),
    play: async ({ step }) => {
      await untilCalm();
      if (scene !== undefined) await play?.(scene, async (name, act) => await step(name, act));
      await untilCalm();
    },
    afterEach: () => {
      storyAddress.giveBack();
      scene?.expectNoMistake();
    },
  };
}

function languageOf({ globals, loaded }: StoryContext): StoryLanguage {
  return { locale: baseLocale(String(globals['locale'])), catalogue: loaded['catalogue'] };
}
