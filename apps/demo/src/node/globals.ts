/** Put in place of Node's globals by the build. */
export { Buffer } from 'buffer';

const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.addEventListener('message', () => waiting.shift()?.());
turns.port1.start();

/** Runs after what waits already, without the four milliseconds that a nested timeout takes. */
export function setImmediate(work: () => void): void {
  waiting.push(work);
  turns.port2.postMessage(undefined);
}

/** What is read of `process`: settings, of which the demo has one, and the next tick. */
export const process = {
  /** A key of a password is worth little where its owner is the only one who can read it, and phones are slow. */
  env: { SANDBOX_PASSWORD_COST: '1024' } satisfies Record<string, string>,
  /** After the promises that are settled already, as in Node: among them it would come too early for node-postgres. */
  nextTick(work: (...given: readonly unknown[]) => void, ...given: readonly unknown[]): void {
    setImmediate(() => work(...given));
  },
};
