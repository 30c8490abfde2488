import { describe, expect, it } from 'vitest';
import { answererOf } from './routes';

describe('a request is answered', () => {
  it.each([
    ['/api/web/login', false],
    ['/go/api/x', false],
    ['/pay/client', false],
    ['/__sandbox/state', false],
    ['/sandbox/cashier/D123', true],
    ['/sandbox/cashier/D123/state', false],
    ['/sandbox/games/jeepney-jackpot/rounds', false],
    ['/sandbox/help', true],
    ['/sandbox/terms', true],
  ])('by the operator: %s', (path, isPage) => {
    expect(answererOf(path, isPage)).toBe('operator');
  });

  it.each(['/', '/register', '/sandbox', '/index.html'])('by the worker, with a page: %s', (path) => {
    expect(answererOf(path, true)).toBe('page');
  });

  it.each([
    ['/assets/app.js', false],
    ['/sandbox/art/icon.svg', false],
    ['/sandbox/scripts/game-slot.js', false],
    ['/', false],
    ['/demo/', true],
    ['/apis', false],
  ])('by the server of files: %s', (path, isPage) => {
    expect(answererOf(path, isPage)).toBe('server');
  });
});
