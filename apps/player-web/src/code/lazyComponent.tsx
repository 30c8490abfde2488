import { use } from 'react';
import type { ComponentType } from 'react';

/** A component whose code arrives later. Once it has, it renders like any other, without suspending. */
export interface LazyComponent<Props> {
  readonly Component: ComponentType<Props>;
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
    const Loaded = code.loaded ?? use(load());
    return <Loaded {...props} />;
  }

  return { Component: Lazy, load: () => load().then(() => undefined) };
}
