import { useEffect, useState } from 'react';

import { storiesIn } from './storyIndex';
import type { IndexedStory } from './storyIndex';

/** All stories as Storybook lists them; none until the list has come. */
export function useStories(): readonly IndexedStory[] {
  const [stories, setStories] = useState<readonly IndexedStory[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('index.json', { signal: leaving.signal })
      .then((answer) => answer.json())
      .then(
        (index: unknown) => setStories(storiesIn(index)),
        // Without its index Storybook shows no stories either.
        () => undefined,
      );
    return () => leaving.abort();
  }, []);
  return stories;
}
