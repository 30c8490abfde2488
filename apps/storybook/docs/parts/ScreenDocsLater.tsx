import { lazy, Suspense } from 'react';

const ScreenDocs = lazy(async () => ({ default: (await import('./ScreenDocs')).ScreenDocs }));

/** The page of a screen comes with the sources of all screens, which a story's test has no use for. */
export function ScreenDocsLater() {
  return (
    <Suspense>
      <ScreenDocs />
    </Suspense>
  );
}
