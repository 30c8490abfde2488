import { bounds, checkWords, readingReport } from '@kislap/tools/words/checkWords';
import { describe, expect, it } from 'vitest';
import en from './en.json';
import fil from './fil.json';
import known from './operatorTexts.json';

const words = { english: en, filipino: fil, known };

describe('the words of the catalogues', () => {
  it('read at the grade that everybody reads, and say none of the words that docs/words.md avoids', () => {
    expect(checkWords(words)).toEqual([]);
  });

  it('are measured over the whole catalogue', () => {
    const { count, grade, sentences } = readingReport(en);
    expect(count).toBe(Object.keys(en).length);
    expect(sentences).toBeGreaterThan(100);
    expect(grade).toBeLessThanOrEqual(bounds.catalogue);
  });

  it.each([
    ['alms.title', 'Relief', 'says "relief"'],
    ['dep.unsafeLink', 'The operator sent a wrong address.', 'says "operator"'],
    ['vip.receive', 'Receive', 'says "receive"'],
    [
      'rg.raise',
      'A considerable augmentation of limitations necessitates additional confirmation afterwards',
      'reads at grade',
    ],
  ])('refuse %s when it is "%s"', (id, text, finding) => {
    expect(checkWords({ ...words, english: { ...en, [id]: text } })).toEqual([
      expect.stringContaining(`${id} ${finding}`),
    ]);
  });

  it('refuse a Filipino word that was given up', () => {
    expect(checkWords({ ...words, filipino: { ...fil, 'alms.title': 'Ayuda' } })).toEqual([
      expect.stringContaining('alms.title says "ayuda"'),
    ]);
  });

  it.each([
    ['en', en],
    ['fil', fil],
  ])('call the way to the screen before and the way back to play by two words (%s)', (_, catalogue) => {
    for (const id of ['common.back', 'rg.keepOpen'] as const) {
      expect(catalogue[id]).not.toBe(catalogue['away.return.come']);
    }
  });

  it.each([
    ['en', en, /give it up/i],
    ['fil', fil, /itong bitawan/i],
  ])('name what can be given up (%s)', (_, catalogue, unnamed) => {
    expect(Object.values(catalogue).filter((words) => unnamed.test(words))).toEqual([]);
  });

  it('are allowed what operators know by heart, and nothing else', () => {
    const { 'rebate.receive': receive, ...fewer } = known;
    expect(receive).toBe('RECEIVE');
    expect(checkWords({ ...words, known: fewer })).toEqual([
      expect.stringContaining('rebate.receive says "receive"'),
    ]);
  });
});
