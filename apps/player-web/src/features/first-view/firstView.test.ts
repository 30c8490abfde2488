import { afterEach, describe, expect, it } from 'vitest';
import { answerCache } from '../../session/answerCache';
import { FIRST_VIEW_ID, firstView } from './firstView';

const KEY = '@"getHot",';

function pageWith(text: string): Document {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = FIRST_VIEW_ID;
  block.textContent = text;
  document.body.replaceChildren(block);
  return document;
}

afterEach(() => {
  firstView.clear();
  answerCache.clear();
  document.body.replaceChildren();
});

describe('the answers that came with the page', () => {
  it('are read from its block; a page without one, or with a damaged one, tells none', () => {
    const view = { answers: { [KEY]: ['mango'] } };
    expect(firstView.read(pageWith(JSON.stringify(view)))).toEqual(view);
    const damaged = ['', '{', 'null', '[]', '{}', '{"answers":null}', '{"answers":1}'];
    expect(damaged.map((text) => firstView.read(pageWith(text)))).toEqual(damaged.map(() => undefined));
    document.body.replaceChildren();
    expect(firstView.read(document)).toBeUndefined();
  });

  it('stand in the cache, and are asked for again once', () => {
    firstView.use({ answers: { [KEY]: ['mango'] } }, true);
    expect(answerCache.provider().get(KEY)).toEqual({ data: ['mango'] });
    expect(firstView.isDrawn()).toBe(true);
    expect([firstView.takeOld(KEY), firstView.takeOld(KEY), firstView.takeOld('other')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
