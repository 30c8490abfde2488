import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { leaveScene } from './leaveScene';
import { prepareScene } from './prepareScene';
import type { Scene, ScenePlay, StoryLanguage } from './Scene';
import type { ScreenSetup } from './ScreenSetup';
import { StoryApp } from './StoryApp';
import { untilCalm } from './untilCalm';

interface SceneStory {
  readonly setup: ScreenSetup;
  /** Runs before the first frame. */
  readonly enter?: (scene: Scene) => Promise<void>;
  readonly content: ReactNode;
  readonly play: ScenePlay | undefined;
}

/** A story in which the real app runs. It fails when the app asks the operator something it is not prepared for. */
export function sceneStory({ setup, enter, content, play }: SceneStory): StoryObj {
  let scene: Scene | undefined;
  return {
    parameters: { layout: 'fullscreen' },
    beforeEach: async (context: StoryContext) => {
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
    play: async () => {
      await untilCalm();
      if (scene !== undefined) await play?.(scene);
      await untilCalm();
    },
    afterEach: () => scene?.expectNoMistake(),
  };
}

function languageOf({ globals, loaded }: StoryContext): StoryLanguage {
  return { locale: globals['locale'] === 'tag' ? 'tag' : 'en', catalogue: loaded['catalogue'] };
}
