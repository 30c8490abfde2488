import type { ReactNode } from 'react';
import { AppRoot } from '../start/AppRoot';
import { ClockContext } from '../device/clock/clock';
import type { Scene } from './Scene';
import { storyConfig } from './storyConfig';

interface StoryAppProps {
  readonly scene: Scene;
  readonly children: ReactNode;
}

/** What the app stands on, with the clock of the story. */
export function StoryApp({ scene: { locale, catalogue, clock }, children }: StoryAppProps) {
  return (
    <ClockContext value={clock}>
      <AppRoot config={storyConfig} locale={locale} catalogue={catalogue}>
        {children}
      </AppRoot>
    </ClockContext>
  );
}
