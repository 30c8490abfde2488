import { use } from 'react';
import type { ComponentType, ReactElement } from 'react';

/** A component whose code arrives later. Once it has, it renders like any other, without suspending. */
export interface LazyComponent<Props> {
  readonly Component: ComponentType<Props>;
  /** The component with these props, for callers that know the props only by a type parameter. */
  readonly draw: (props: Props) => ReactElement;
  /** Fetches the code. Rejects when that fails; the next call tries again. */
  readonly load: () => Promise<void>;
}

/**
 * Wraps code that is fetched on demand. Unlike `React.lazy` it renders in the same frame when the code is already
 * here: a boundary that suspends for code that has arrived would hold its fallback for 300 ms.
 */
export function lazyComponent<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const code: { loaded?: ComponentType<Props>; loading?: Promise<ComponentType<Props>> | undefined } = {};

  const load = (): Promise<ComponentType<Props>> => {
    code.loading ??= fetchCode().then(
      (component) => (code.loaded = component),
      (error: unknown) => {
        code.loading = undefined;
        throw error;
      },
    );
    return code.loading;
  };

  function Lazy(props: Props) {
    const shown = { Component: code.loaded ?? use(load()) };
    return <shown.Component {...props} />;
  }

  return {
    Component: Lazy,
    draw: (props) => <Lazy {...props} />,
    load: () => load().then(() => undefined),
  };
}
