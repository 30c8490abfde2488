import { describe, expect, it } from 'vitest';
import { createStoryClock } from './createStoryClock';
import { STORY_NOW } from './STORY_NOW';

describe('the clock of stories', () => {
  it('stands still until it is told to go on', () => {
    const clock = createStoryClock(STORY_NOW);
    expect([clock.now(), clock.elapsedMs()]).toEqual([STORY_NOW, 0]);
    clock.advance(1500);
    expect([clock.now(), clock.elapsedMs()]).toEqual([STORY_NOW + 1500, 1500]);
  });

  it('does what is due in its order, at its time', () => {
    const clock = createStoryClock(STORY_NOW);
    const log: string[] = [];
    const note = (word: string) => () => void log.push(`${word} ${clock.elapsedMs()}`);
    clock.after(30, note('late'));
    clock.after(10, note('early'));
    clock.every(20, note('again'));
    clock.advance(45);
    expect(log).toEqual(['early 10', 'again 20', 'late 30', 'again 40']);
  });

  it('lets work be called off', () => {
    const clock = createStoryClock(STORY_NOW);
    const log: string[] = [];
    clock.after(10, () => log.push('never'))();
    const end = clock.every(10, () => {
      log.push('once');
      end();
    });
    clock.advance(100);
    expect(log).toEqual(['once']);
  });
});
