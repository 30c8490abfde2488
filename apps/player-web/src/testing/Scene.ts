import type { FakeOperator } from '@kislap/api/testing';
import type { Catalogue, TranslateText } from '@kislap/i18n';
import type { Locale } from '@kislap/domain';
import type { Clock } from '../device/clock/clock';

/** The language that a story is told in. */
export interface StoryLanguage {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
}

/** Everything a story has prepared, for its play to act on. */
export interface Scene extends StoryLanguage {
  /** Tells scenes apart: each has a screen of its own. */
  readonly id: number;
  readonly operator: FakeOperator;
  readonly clock: Clock;
  /** Lets time pass at once, as soon as what is on the screen has set its timers. */
  readonly pass: (durationMs: number) => Promise<void>;
  /** Lets time pass step by step until the check holds. @throws Error what the check last said */
  readonly passUntil: (stepMs: number, check: () => Promise<void>) => Promise<void>;
  /** The words on the screen, by their message ids: a play works in every language. */
  readonly text: TranslateText;
  /** Hears how the overlay of the story ended. */
  readonly onOutcome: (outcome: unknown) => void;
  /** @throws Error the first call that the operator of this story was not prepared for */
  readonly expectNoMistake: () => void;
}

/** What a visitor does in a story, and what has to come of it. */
export type ScenePlay = (scene: Scene, step: StoryStep) => Promise<void>;

/** A part of a play under a name of its own, in Storybook's panel "Interactions". */
export type StoryStep = (name: string, act: () => Promise<void>) => Promise<void>;
