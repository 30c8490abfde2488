import { use } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { words } from '../../config/locale/words';
import { reported } from '../../device/errors/reportError';

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
  let loaded: ComponentType<Props> | undefined;
  let hasFailed = false;

  const load = (): Promise<ComponentType<Props>> => {
    if (code !== undefined && !hasFailed) return code;
    hasFailed = false;
    code = fetchCode().then((component) => (loaded = component));
    code.catch(() => (hasFailed = true));
    return code;
  };

  function Lazy(props: Props) {
    // Not `load()`: code that failed stays failed for this render, or it would be fetched for ever.
    const shown = { Component: loaded ?? use(code ?? load()) };
    return <shown.Component {...props} />;
  }

  return {
    Component: Lazy,
    draw: (props) => <Lazy {...props} />,
    load: () => load().then(() => undefined),
  };
}

/** A lazy page or overlay: it comes together with the messages that the first view of home does without. */
export function lazyScreen<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  return lazyComponent(withMessages(fetchCode));
}

/** Fetches code together with the messages that the first view of home does without. */
export const withMessages =
  <Code,>(fetchCode: () => Promise<Code>) =>
  async (): Promise<Code> => {
    const [code] = await Promise.all([fetchCode(), words.loadRest()]);
    return code;
  };

/**
 * Fetches code that a tap may soon need. A failure is left to the tap itself: being offline now says nothing
 * about then.
 */
export function prefetch(codes: readonly Pick<LazyComponent<never>, 'load'>[]): void {
  codes.forEach(({ load }) => void load().catch(reported('prefetch')));
}
