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
  let code: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;

  const load = (): Promise<ComponentType<Props>> => {
    if (code !== undefined && !hasFailed) return code;
    hasFailed = false;
    code = markWhenHere(fetchCode());
    code.catch(() => (hasFailed = true));
    return code;
  };

  function Lazy(props: Props) {
    // Not `load()`: code that failed stays failed for this render, or it would be fetched for ever.
    const shown = { Component: use(code ?? load()) };
    return <shown.Component {...props} />;
  }

  return {
    Component: Lazy,
    draw: (props) => <Lazy {...props} />,
    load: () => load().then(() => undefined),
  };
}

/** Leaves the value where React's `use` looks before it suspends. */
function markWhenHere<Value>(promise: Promise<Value>): Promise<Value> {
  const marked = promise.then((value) => {
    void Object.assign(marked, { status: 'fulfilled', value });
    return value;
  });
  return marked;
}
