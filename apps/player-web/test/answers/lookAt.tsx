import type { CallName, FakeOperator } from '@kislap/api/testing';
import type { Catalogue } from '@kislap/i18n';
import { cleanup, render } from '@testing-library/react';
import { App } from '../../src/shell/App';
import { leaveScene } from '../../src/testing/leaveScene';
import { prepareScene } from '../../src/testing/prepareScene';
import { storyReads } from '../../src/testing/storyReads';
import { StoryApp } from '../../src/testing/StoryApp';
import { spoilt, type BadAnswer } from './badAnswers';
import type { TestedScreen } from './screens';
import { untilStill } from './untilStill';

/** What a visitor has before them. */
export interface Sight {
  readonly words: string;
  /** The words at the end of the page, below its content. */
  readonly foot: string;
  readonly path: string;
  /** What the operator was asked, each call once. */
  readonly asked: readonly CallName[];
  readonly isGuest: boolean;
  readonly hasCrashed: boolean;
}

/** The call that is answered badly, and how. */
export interface BadCall {
  readonly call: CallName;
  readonly answer: BadAnswer;
}

/** How long a page has to rest: after a bad answer shortly, as long as nothing seems wrong. */
const rests = {
  short: { stillLooks: 6 },
  full: { stillLooks: 24 },
  patient: { stillLooks: 100, mostLooks: 2000 },
  /** No rest before the page has its foot: a page whose code is still on its way shows none. */
  foot: { stillLooks: 6, mostLooks: 2000, hasHappened: () => footText() !== '' },
} as const;

const footText = () => document.querySelector('main > footer')?.textContent ?? '';

let lastSeen: FakeOperator['seen'] = [];

/** Shows a screen in the real app, waits until it rests, and takes it down again. */
export async function lookAt(
  screen: TestedScreen,
  catalogue: Catalogue,
  bad?: BadCall,
  rest: keyof typeof rests = bad === undefined ? 'full' : 'short',
): Promise<Sight> {
  // What the screen before still asks, one answer leading to the next, is no call of this one.
  if (bad === undefined) await untilStill({ countAsked: () => lastSeen.length, ...rests.short });
  const operator = bad === undefined ? storyReads : spoilt(storyReads, bad.call, bad.answer);
  const scene = await prepareScene({ ...screen.setup, operator }, { locale: 'en', catalogue });
  render(
    <StoryApp scene={scene}>
      <App />
    </StoryApp>,
  );
  screen.open?.();
  const { seen } = scene.operator;
  lastSeen = seen;
  await untilStill({
    countAsked: () => seen.length,
    ...rests[rest],
    ...(bad && { hasHappened: () => seen.some(({ call }) => call === bad.call) }),
  });
  const words = document.body.textContent ?? '';
  const sight = {
    words,
    foot: footText(),
    path: window.location.pathname,
    asked: [...new Set(seen.map(({ call }) => call))],
    isGuest: screen.setup.visitor === 'guest',
    hasCrashed: words.includes(scene.text('err.crashed')),
  };
  scene.expectNoMistake();
  cleanup();
  await leaveScene();
  return sight;
}
