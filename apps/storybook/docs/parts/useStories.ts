import { useEffect, useState } from 'react';

/** All stories as Storybook lists them; none until the list has come. */
export function useStories(): readonly IndexedStory[] {
  const [stories, setStories] = useState<readonly IndexedStory[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    // Storybook has fetched the same list for this page.
    fetch('index.json', { signal: leaving.signal, cache: 'force-cache' })
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

/** One story as Storybook lists it. */
export interface IndexedStory {
  readonly id: string;
  /** "Overlays/Deposit" */
  readonly title: string;
  /** "Below Minimum" */
  readonly name: string;
  /** Its file, from the workspace of the workshop. */
  readonly importPath: string;
}

/** Reads the stories out of Storybook's `index.json`; entries of another shape are passed over. */
function storiesIn(index: unknown): readonly IndexedStory[] {
  const entries = typeof index === 'object' && index !== null && 'entries' in index ? index.entries : {};
  return Object.values(entries ?? {}).flatMap((entry: unknown) => (isStory(entry) ? [entry] : []));
}

function isStory(entry: unknown): entry is IndexedStory {
  if (typeof entry !== 'object' || entry === null) return false;
  const facts = new Map<string, unknown>(Object.entries(entry));
  const isNamed = ['id', 'title', 'name', 'importPath'].every((fact) => typeof facts.get(fact) === 'string');
  return isNamed && facts.get('type') === 'story';
}
