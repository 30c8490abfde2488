import { readAsk, type RelayedAnswer } from './relay';

/* Stands in the app's pages: asks the operator for the games in their frames. */

const isOwnFrame = (source: MessageEventSource | null): boolean =>
  [...document.querySelectorAll('iframe')].some((frame) => frame.contentWindow === source);

async function answer(path: string, body: string | undefined): Promise<RelayedAnswer> {
  const headers = { 'content-type': 'application/json' };
  try {
    const answered = await fetch(path, body === undefined ? {} : { method: 'POST', headers, body });
    return { status: answered.status, text: await answered.text() };
  } catch {
    // As a frame would see it: no answer.
    return { status: 0, text: '' };
  }
}

addEventListener('message', ({ data, source, ports: [port] }: MessageEvent<unknown>) => {
  const asked = readAsk(data);
  if (asked === undefined || port === undefined || !isOwnFrame(source)) return;
  void answer(asked.path, asked.body).then((told) => port.postMessage(told));
});
