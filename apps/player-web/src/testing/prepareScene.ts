import { createFakeOperator } from '@kislap/api/testing';
import { formattingLocale } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import { createIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { reachOperator } from '../config/reachOperator';
import { rememberLocale } from '../locale/rememberLocale';
import { session } from '../session/session';
import { startApp } from '../startApp';
import { deviceStorage } from '../storage/deviceStorage';
import { createStoryClock } from './createStoryClock';
import { deviceConnection } from './deviceConnection';
import { forgetAnswers } from './forgetAnswers';
import { forgetDevice } from './forgetDevice';
import type { Scene, StoryLanguage } from './Scene';
import type { ScreenSetup } from './ScreenSetup';
import { STORY_NOW } from './STORY_NOW';
import { storyAddress } from './storyAddress';
import { storyConfig } from './storyConfig';
import { storyPace } from './storyPace';
import { storyReads } from './storyReads';

let isAppStarted = false;
let lastId = 0;

/** Brings the real app into the circumstances of a story: who, where, when, and what the operator answers. */
export async function prepareScene(setup: ScreenSetup, language: StoryLanguage): Promise<Scene> {
  const { visitor = 'player', at = '/', told, remembered, isOffline } = setup;
  const { locale } = language;
  const clock = createStoryClock(STORY_NOW);
  const mistakes: Error[] = [];
  const operator = createFakeOperator({ ...storyReads, ...setup.operator }, (mistake) =>
    mistakes.push(mistake),
  );

  // Also what the story before was still told while it was being left.
  forgetAnswers();
  forgetDevice();
  rememberLocale(locale);
  remembered?.(deviceStorage);
  if (isOffline) deviceConnection.lose();
  if (!isAppStarted) startApp(storyConfig, locale);
  isAppStarted = true;
  reachOperator(storyConfig, locale, {
    adapter: operator.adapter,
    now: clock.now,
    newKey: () => 'story-key',
    pace: storyPace,
  });
  if (visitor === 'player') session.signIn({ token: 'story-token', userId: 7 });
  await storyAddress.take(at, told);
  return {
    ...language,
    id: (lastId += 1),
    operator,
    clock,
    text: translatorOf(language),
    onOutcome: fn(),
    expectNoMistake: () => {
      const [mistake] = mistakes;
      if (mistake !== undefined) throw mistake;
    },
  };
}

function translatorOf({ locale, catalogue }: StoryLanguage): TranslateText {
  const intl = createIntl({ locale: formattingLocale(locale), messages: catalogue });
  return (id, values) => intl.formatMessage({ id }, values);
}
