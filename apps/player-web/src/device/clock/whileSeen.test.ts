// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStoryClock } from '../../testing/createStoryClock';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { everyWhileSeen, whenSeen } from './whileSeen';

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => setHidden(false));

describe('work that is done every second while the page is seen', () => {
  it('rests while it is hidden, and is done once for all of that time', () => {
    const clock = createStoryClock(STORY_NOW);
    const work = vi.fn();
    const end = everyWhileSeen(clock, 1000, work);
    clock.advance(2000);
    expect(work).toHaveBeenCalledTimes(2);
    setHidden(true);
    clock.advance(60_000);
    expect(work).toHaveBeenCalledTimes(2);
    setHidden(false);
    expect(work).toHaveBeenCalledTimes(3);
    clock.advance(1000);
    expect(work).toHaveBeenCalledTimes(4);
    end();
    setHidden(true);
    setHidden(false);
    clock.advance(60_000);
    expect(work).toHaveBeenCalledTimes(4);
  });

  it('is not done sooner by looking away and back', () => {
    const clock = createStoryClock(STORY_NOW);
    const work = vi.fn();
    const end = everyWhileSeen(clock, 1000, work);
    for (let glance = 0; glance < 3; glance += 1) {
      clock.advance(300);
      setHidden(true);
      setHidden(false);
    }
    expect(work).not.toHaveBeenCalled();
    clock.advance(1000);
    expect(work).toHaveBeenCalledTimes(1);
    end();
  });

  it('begins when a page that was opened out of sight is looked at', () => {
    setHidden(true);
    const clock = createStoryClock(STORY_NOW);
    const work = vi.fn();
    const end = everyWhileSeen(clock, 1000, work);
    clock.advance(5000);
    expect(work).not.toHaveBeenCalled();
    setHidden(false);
    expect(work).toHaveBeenCalledTimes(1);
    end();
  });
});

describe('work for when the page is seen', () => {
  it('is done at once, or when it is seen again, once', () => {
    const work = vi.fn();
    whenSeen(work);
    expect(work).toHaveBeenCalledTimes(1);
    setHidden(true);
    whenSeen(work);
    expect(work).toHaveBeenCalledTimes(1);
    setHidden(false);
    setHidden(true);
    setHidden(false);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
