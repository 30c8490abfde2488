import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';
import type { PropsWithChildren } from 'react';

const DocsPage = lazy(async () => ({ default: (await import('./DocsPage')).DocsPage }));

/** Pages come with a large part of Storybook, which a story's test has no use for. */
export function DocsPageLater(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <DocsPage {...props} />
    </Suspense>
  );
}
