import { type Fault, on, rewrapped } from './Fault';

/** What stands around the answers, and how long they take. */
export const headerFaults: readonly Fault[] = [
  {
    name: 'says-html',
    title: 'JSON is sent as text/html',
    foundBy: 'headers.type',
    call: 'getUserInfo',
    arm: rewrapped('getUserInfo', (_, headers) => {
      headers.set('content-type', 'text/html');
      return undefined;
    }),
  },
  {
    name: 'kept-on-the-way',
    title: 'Caches may keep a balance',
    foundBy: 'headers.store',
    call: 'getUserScore',
    arm: rewrapped('getUserScore', (_, headers) => {
      headers.set('cache-control', 'public, max-age=60');
      return undefined;
    }),
  },
  {
    name: 'may-guess',
    title: 'Browsers may guess the type',
    foundBy: 'headers.sniff',
    call: 'gameList',
    arm: rewrapped('gameList', (_, headers) => {
      headers.delete('x-content-type-options');
      return undefined;
    }),
  },
  {
    name: 'strangers-welcome',
    title: 'Every origin is let in, with cookies',
    foundBy: 'headers.strangers',
    call: 'urlConfig',
    arm: () =>
      on('urlConfig', async ({ headers, forward }) => {
        const response = await forward();
        const opened = new Headers(response.headers);
        opened.set('access-control-allow-origin', headers.get('origin') ?? '*');
        opened.set('access-control-allow-credentials', 'true');
        return new Response(await response.text(), { headers: opened });
      }),
  },
  {
    name: 'slow',
    title: 'A call takes nine seconds',
    foundBy: 'timing.p95',
    call: 'turnover',
    arm: () =>
      on('turnover', async ({ world, forward }) => {
        await world.wait(9000);
        return await forward();
      }),
  },
];
