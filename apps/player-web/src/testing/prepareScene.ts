import { createFakeOperator } from '@kislap/api/testing';
import { formattingLocale } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import { holdToasts } from '@kislap/ui/testing';
import { createIntl } from 'react-intl';
import { fn, waitFor } from 'storybook/test';
import { reachOperator } from '../start/reachOperator';
import { followTouches } from '../session/idle-lock/followTouches';
import { rememberLocale } from '../config/locale/rememberLocale';
import { session } from '../session/session';
import { startApp } from '../start/startApp';
import { deviceStorage } from '../device/storage/deviceStorage';
import './provideAppScreens';
import { createStoryClock } from './createStoryClock';
import { deviceConnection } from './deviceConnection';
import { answerCache } from '../session/answerCache';
import { forgetDevice } from './forgetDevice';
import type { Scene, StoryLanguage } from './Scene';
import type { ScreenSetup } from './ScreenSetup';
import { STORY_NOW } from './STORY_NOW';
import { storyAddress } from './storyAddress';
import { storyConfig } from './storyConfig';
import { storyPace } from './storyPace';
import { storyReads } from './storyReads';
import { untilFree } from './untilIdle';

/** A busy page may leave no idle time for seconds, and each step of the clock waits for some. */
const PATIENCE_MS = 30_000;

let isAppStarted = false;
let lastId = 0;

/** Brings the real app into the circumstances of a story: who, where, when, and what the operator answers. */
export async function prepareScene(setup: ScreenSetup, language: StoryLanguage): Promise<Scene> {
  const { visitor = 'player', at = '/', state, remembered, isOffline } = setup;
  const { locale } = language;
  const clock = createStoryClock(STORY_NOW);
  const mistakes: Error[] = [];
  const operator = createFakeOperator({ ...storyReads, ...setup.operator }, (mistake) =>
    mistakes.push(mistake),
  );

  answerCache.clear();
  forgetDevice();
  holdToasts();
  rememberLocale(locale);
  remembered?.(deviceStorage);
  if (isOffline) deviceConnection.lose();
  if (!isAppStarted) {
    followTouches();
    startApp(storyConfig, locale);
  }
  isAppStarted = true;
  reachOperator(storyConfig, locale, {
    adapter: operator.adapter,
    now: clock.now,
    newKey: () => 'story-key',
    timeouts: storyPace,
  });
  if (visitor === 'player') session.signIn({ token: 'story-token', userId: 7 });
  if (visitor === 'away') session.signIn({ token: 'story-payout', userId: 7, isAway: true });
  await storyAddress.take(at, state);
  return {
    ...language,
    id: (lastId += 1),
    operator,
    clock,
    pass: async (durationMs) => {
      await untilFree();
      clock.advance(durationMs);
    },
    passUntil: (stepMs, check) =>
      waitFor(
        async () => {
          await untilFree();
          clock.advance(stepMs);
          await check();
        },
        { timeout: PATIENCE_MS },
      ),
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
