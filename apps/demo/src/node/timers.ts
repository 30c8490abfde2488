/** What the operator asks of `node:timers/promises`, in a browser. */
const wait = <Value>(durationMs: number, value?: Value): Promise<Value | undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value), durationMs);
  });

export { wait as setTimeout };
