import { expect, it, vi } from 'vitest';
import { linkAction } from './linkAction';

const ports = () => ({
  isPage: (path: string) => path === '/' || path === '/promotion',
  isOverlay: (name: string) => name === 'deposit',
  goTo: vi.fn(),
  openOverlay: vi.fn(),
  openGame: vi.fn(),
  openOutside: vi.fn(),
});

it.each([
  ['route:/promotion?type=23', 'goTo', '/promotion?type=23'],
  ['overlay:deposit', 'openOverlay', 'deposit', undefined],
  ['overlay:deposit?mode=maya', 'openOverlay', 'deposit', 'maya'],
  ['game:jeepney-jackpot', 'openGame', 'jeepney-jackpot'],
  ['https://t.example/offer', 'openOutside', 'https://t.example/offer'],
] as const)('%s goes by %s to %s, when it is pressed', (link, port, ...target) => {
  const world = ports();
  const press = linkAction(link, world);
  expect(world[port]).not.toHaveBeenCalled();
  press?.();
  expect(world[port]).toHaveBeenCalledExactlyOnceWith(...target);
});

it.each(['', 'route:/gone', 'overlay:confirm', '?overlay=deposit', '/promotion', 'javascript:alert(1)'])(
  'there is nothing to press for "%s"',
  (link) => {
    expect(linkAction(link, ports())).toBeUndefined();
  },
);
