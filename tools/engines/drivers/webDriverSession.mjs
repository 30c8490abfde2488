const startLimitMs = 20_000;
const keys = { Tab: '\uE004', Escape: '\uE00C', Enter: '\uE007', Shift: '\uE008' };

/** @param {string} url @param {object} [body] @returns {Promise<unknown>} */
async function call(url, body) {
  const answer = await fetch(url, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
  /** @type {{ value: unknown }} */
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${url.split('/').at(-1)}: ${JSON.stringify(value)}`);
  return value;
}

/** @param {string} origin @param {object} capabilities @returns {Promise<string>} */
async function newSession(origin, capabilities) {
  const deadline = performance.now() + startLimitMs;
  for (;;) {
    try {
      const session = await call(`${origin}/session`, { capabilities: { alwaysMatch: capabilities } });
      return String(Object(session).sessionId);
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** @param {readonly string[]} pressed */
const keyActions = (pressed) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [
      ...pressed.map((value) => ({ type: 'keyDown', value })),
      ...pressed.toReversed().map((value) => ({ type: 'keyUp', value })),
    ],
  },
];

/** @param {number} x @param {number} y */
const clickActions = (x, y) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** @param {number} x @param {number} y @param {number} deltaY */
const wheelActions = (x, y, deltaY) => [
  {
    type: 'wheel',
    id: 'wheel',
    actions: [{ type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY, duration: 0 }],
  },
];

/**
 * A browser over plain WebDriver.
 *
 * @param {string} origin Where its driver listens, or will in a moment.
 * @param {string} binary
 * @param {() => void} stop Ends the driver.
 * @returns {Promise<import('../Driver.mjs').Driver>}
 */
export async function webDriverSession(origin, binary, stop) {
  const session = `${origin}/session/${await newSession(origin, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })}`;
  await call(`${session}/window/rect`, { width: 400, height: 900 });
  const act = async (/** @type {readonly object[]} */ actions) => {
    await call(`${session}/actions`, { actions });
    await fetch(`${session}/actions`, { method: 'DELETE' });
  };
  return {
    open: async (url) => void (await call(`${session}/url`, { url })),
    evaluate: (expression) =>
      call(`${session}/execute/sync`, { script: `return (${expression});`, args: [] }),
    click: (x, y) => act(clickActions(x, y)),
    press: (key, withShift = false) => act(keyActions([...(withShift ? [keys.Shift] : []), keys[key]])),
    wheel: (x, y, deltaY) => act(wheelActions(x, y, deltaY)),
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      stop();
    },
  };
}
