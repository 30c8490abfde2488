import { describe, expect, it } from 'vitest';
import { gamePath, readAsk } from './relay';

const type = 'kislap-demo/ask';

describe('what a frame asks its page to ask', () => {
  it.each([
    { type, path: '/sandbox/games/jeepney-jackpot?sid=abc' },
    { type, path: '/sandbox/games/jeepney-jackpot/demo?lang=en' },
    { type, path: '/sandbox/games/jeepney-jackpot/rounds', body: '{}' },
    { type, path: '/sandbox/games/jeepney-jackpot/balance', body: '{}' },
  ])('is heard for games: $path', (asked) => {
    expect(readAsk(asked)).toEqual(asked);
  });

  it.each([
    { type, path: '/api/web/getUserInfo' },
    { type, path: '/__sandbox/credit', body: '{}' },
    { type, path: '/sandbox/games/../../api/web/login' },
    { type, path: '/sandbox/games/x/rounds/../../../cashier/D1', body: '{}' },
    { type, path: '//other.example/sandbox/games/x' },
    { type, path: '/sandbox/games/x', body: 1 },
    { type: 'kislap-game/ready' },
    'kislap-demo/ask',
    null,
  ])('is not heard for anything else: %j', (asked) => {
    expect(readAsk(asked)).toBeUndefined();
  });
});

describe('the address of a game', () => {
  it.each(['/sandbox/games/x', '/sandbox/games/x/', '/sandbox/games/x/index.html'])(
    'is its own, however a server of files writes it: %s',
    (path) => {
      expect(gamePath(path)).toBe('/sandbox/games/x');
    },
  );
});
