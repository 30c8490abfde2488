import { answerAsWrapper } from './answerAsWrapper';

type Hear = (event: { readonly data: string }) => void;

/** Shows a message and its answer. */
function note(message: unknown): object | undefined {
  const kind = document.querySelector<HTMLSelectElement>('#kind')?.value;
  const answer = kind === 'silent' ? undefined : answerAsWrapper(message);
  for (const [arrow, said] of [
    ['→', message],
    ['←', answer],
  ] as const) {
    const line = document.createElement('li');
    line.textContent = `${arrow} ${typeof said === 'string' ? said : JSON.stringify(said ?? null)}`;
    document.querySelector('#messages')?.append(line);
  }
  document.querySelector('#none')?.remove();
  return answer;
}

/** What each kind of wrapper puts into the page of the app. */
function bridgeOf(kind: string): Readonly<Record<string, unknown>> {
  if (kind === 'replying') {
    const postMessage = (message: unknown): Promise<unknown> => Promise.resolve(note(message));
    return { webkit: { messageHandlers: { kislap: { postMessage } } } };
  }
  if (kind === 'injected') {
    return { KislapNative: { call: (message: unknown) => JSON.stringify(note(message) ?? null) } };
  }
  const listeners: Hear[] = [];
  return {
    KislapBridge: {
      addEventListener: (_: string, listener: Hear) => listeners.push(listener),
      postMessage: (message: unknown) => {
        const data = JSON.stringify(note(message) ?? null);
        queueMicrotask(() => listeners.forEach((listener) => listener({ data })));
      },
    },
  };
}

/** Long enough for the new window to have begun with its page, soon enough to be there before the app looks. */
const POLL_MS = 20;

document.querySelector('#open')?.addEventListener('click', () => {
  const kind = document.querySelector<HTMLSelectElement>('#kind')?.value ?? 'listener';
  const app = window.open('/', '_blank');
  if (app === null) return;
  const wrap = setInterval(() => {
    if (app.closed) return clearInterval(wrap);
    if (app.location.href === 'about:blank' || Reflect.has(app, 'isKislapWrapped')) return;
    Object.assign(app, bridgeOf(kind), { isKislapWrapped: true });
  }, POLL_MS);
});
