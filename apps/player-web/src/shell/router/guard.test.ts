import { describe, expect, it } from 'vitest';
import { guard } from './guard';
import type { Route } from '../../navigation/routes/routes';
import { routeAt } from '../../navigation/routes/routes';
import { routes } from '../../navigation/routes/routes';

const guest = { status: 'guest' } as const;
const player = { status: 'signedIn', token: 'T1' } as const;
const open: Route = { name: 'home', path: '/', title: 'nav.home' };

describe('the guard', () => {
  it('lets everybody into open pages', () => {
    expect(guard(open, guest)).toBe('enter');
    expect(guard(open, player)).toBe('enter');
  });

  it('sends guests from pages of players to the login', () => {
    expect(guard({ ...open, needsLogin: true }, guest)).toBe('toLogin');
    expect(guard({ ...open, needsLogin: true }, player)).toBe('enter');
  });

  it('sends players on from pages for guests', () => {
    expect(guard({ ...open, guestsOnly: true }, player)).toBe('onward');
    expect(guard({ ...open, guestsOnly: true }, guest)).toBe('enter');
  });
});

describe('the routes', () => {
  it.each(Object.values(routes))('lead from $path to their own page, with or without a slash', ({ path }) => {
    expect(routeAt(path)?.path).toBe(path);
    expect(routeAt(`${path}/`)?.path ?? path).toBe(path);
  });

  it.each(['/nowhere', '/maintain/more', '/constructor'])('do not know %s', (path) => {
    expect(routeAt(path)).toBeUndefined();
  });
});
