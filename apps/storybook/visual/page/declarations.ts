import type { Clip, Sighting, Verdict } from '../run/Sighting';

/** What the pictures' outcome was, or why a check was not made. */
export interface StoryOutcome {
  readonly picture: Verdict['type'] | 'skipped';
  readonly exemptions: readonly string[];
}

/** A story as Storybook hands it to its test. */
export interface TestedStory {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly lookAt: (storyId: string, clip: Clip) => Promise<Sighting>;
    readonly conclude: (storyId: string) => Promise<Verdict>;
  }
}

declare module 'vitest' {
  interface TestContext {
    readonly story?: TestedStory;
  }
  interface TaskMeta {
    checks?: StoryOutcome;
    readonly storyId?: string;
  }
}
