import { expect, test, vi } from 'vitest';
import { PromotionMemory } from './PromotionMemory';

function standAt(href: string) {
  let current = placeOf(href);
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const memory = new PromotionMemory({ subscribe, snapshot: () => current });
  return {
    memory,
    go: (next: string) => {
      current = placeOf(next);
      listeners.forEach((listener) => listener());
    },
  };
}

function placeOf(href: string) {
  const { pathname, search } = new URL(href, 'https://app.example');
  return { pathname, search, state: undefined };
}

test('a link to the promotion page is remembered, also when the player begins there', () => {
  expect(standAt('/promotion?type=23').memory.snapshot()?.type).toBe(23);
  const { memory, go } = standAt('/');
  go('/promotion?type=15');
  expect(memory.snapshot()?.type).toBe(15);
});

test('it stays when the address loses it, as long as the player stays', () => {
  const { memory, go } = standAt('/promotion?type=23');
  go('/promotion');
  expect(memory.snapshot()?.type).toBe(23);
  go('/promotion?type=19');
  expect(memory.snapshot()?.type).toBe(19);
});

test('leaving the promotion page clears it', () => {
  const { memory, go } = standAt('/promotion?type=23');
  const heard = vi.fn();
  memory.subscribe(heard);
  go('/user');
  expect(memory.snapshot()).toBeUndefined();
  expect(heard).toHaveBeenCalledOnce();
  go('/promotion');
  expect(memory.snapshot()).toBeUndefined();
});

test('what is no number of a promotion is not remembered, and a type elsewhere is none of ours', () => {
  for (const href of ['/promotion?type=0', '/promotion?type=-1', '/promotion?type=2e3', '/promotion?type=']) {
    expect(standAt(href).memory.snapshot()).toBeUndefined();
  }
  expect(standAt('/user?type=23').memory.snapshot()).toBeUndefined();
});

test('each asking is shown once, also the same one a second time', () => {
  const { memory, go } = standAt('/promotion?type=23');
  const first = memory.snapshot();
  expect(first && memory.takeUp(first)).toBe(true);
  expect(first && memory.takeUp(first)).toBe(false);
  go('/promotion');
  go('/promotion?type=23');
  const second = memory.snapshot();
  expect(second && memory.takeUp(second)).toBe(true);
});
