import { expect } from '../../e2e/fixtures';
import { cells, done, notMade } from '../FaultKind';
import type { FaultKind } from '../FaultKind';

/** Other code and other devices. */
export const strangerFaults: readonly FaultKind[] = [
  {
    id: 'F33',
    fault: 'a service worker that throws',
    made: 'the worker’s own file is one that throws, on every load',
    serviceWorkers: 'allow',
    before: ({ proxy }) => {
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
      const body =
        'self.addEventListener("fetch", () => { throw new Error("worker"); }); throw new Error("worker");';
      proxy.order(
        (url) => url.startsWith('/sw.js'),
        () => ({ type: 'answer', answer: { status: 200, headers, body } }),
      );
      return Promise.resolve();
    },
    cells: cells(done),
  },
  {
    id: 'F34',
    fault: 'hostile messages from a frame',
    made: 'fifty messages as a foreign frame sends them: no object, wrong names, orders to log out or to navigate',
    arm: async ({ page }) => {
      await page.evaluate(() => {
        const hostile: readonly unknown[] = [
          null,
          7,
          '{"type":"close"}',
          { type: 'logout' },
          { type: 'navigate', url: 'data:text/html,taken' },
          { type: 'balance', balance: -1 },
          { __proto__: null, type: 'close', kind: {} },
          Array.from({ length: 10_000 }, () => 'x'),
        ];
        for (let index = 0; index < 50; index += 1)
          window.dispatchEvent(
            new MessageEvent('message', {
              data: hostile[index % hostile.length],
              origin: 'https://evil.example',
            }),
          );
      });
    },
    cells: cells(done),
  },
  {
    id: 'F35',
    fault: 'an app around the page whose bridge throws, lies or answers twice',
    made: 'an injected object that throws, answers garbage, or says yes to everything, as the seed decides',
    before: async ({ page, random }) => {
      await page.addInitScript(
        (way) => {
          const answers = [
            () => {
              throw new Error('bridge');
            },
            () => '{"id":',
            () => JSON.stringify({ id: 1, ok: true, result: { can: 'all', version: -1 } }),
          ];
          Reflect.set(window, 'KislapNative', { call: answers[way] });
        },
        Math.floor(random() * 3),
      );
    },
    cells: cells(done),
  },
  {
    id: 'F37',
    fault: 'two tabs at the same second',
    made: 'a second tab does the same with the same form while the operator takes three seconds for an answer',
    // Two tabs of one device have one clock.
    isSlow: true,
    arm: async (world, operation) => {
      const page = await world.context.newPage();
      // Both tabs are filled in before either is sent.
      await operation.open({ ...world, page });
      world.twin = page;
      await world.page.bringToFront();
      await world.operator.call('latency', { ms: 3_000 });
    },
    during: async (world, operation) => {
      if (world.twin === undefined) throw new Error('No second tab');
      await world.twin.bringToFront();
      await operation.send({ ...world, page: world.twin });
      await world.page.bringToFront();
    },
    after: async ({ twin }) => {
      if (twin === undefined) throw new Error('No second tab');
      await expect(twin.locator('button[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
    },
    cells: cells(done, done, { login: { story: ['done'], effects: 1 } }),
  },
  {
    id: 'F38',
    fault: '200 withdrawals of the whole balance at once',
    made: '–',
    cells: cells(notMade('Two hundred clients are no browser; the sandbox’s process tests send them.')),
  },
];
