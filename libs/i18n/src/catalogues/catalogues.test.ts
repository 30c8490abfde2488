import {
  isPluralElement,
  isSelectElement,
  isStructurallySame,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import en from './en.json';
import fil from './fil.json';

const english: Record<string, string> = en;
const filipino: Record<string, string> = fil;

function pluralCategories(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) =>
    isPluralElement(element) || isSelectElement(element)
      ? Object.entries(element.options).flatMap(([key, option]) => [key, ...pluralCategories(option.value)])
      : [],
  );
}

describe('the catalogues', () => {
  it('have the same message ids in both languages', () => {
    expect(Object.keys(fil)).toEqual(Object.keys(en));
  });

  it('are sorted by id, so that two changes rarely touch the same line', () => {
    expect(Object.keys(en)).toEqual(Object.keys(en).toSorted());
  });

  it.each(Object.keys(english))('say %s with the same placeholders in both languages', (id) => {
    const comparison = isStructurallySame(parse(english[id] ?? ''), parse(filipino[id] ?? ''));
    expect(comparison).toEqual({ success: true });
  });

  it.each(Object.keys(english))('leave no text of %s empty', (id) => {
    expect(english[id]?.trim()).toBeTruthy();
    expect(filipino[id]?.trim()).toBeTruthy();
  });

  it('use no plural categories in Filipino, whose rules do not follow the grammar of a count', () => {
    const categories = Object.values(filipino).flatMap((text) => pluralCategories(parse(text)));
    expect(categories.filter((category) => category === 'one')).toEqual([]);
  });

  it('keep the English texts of the operator byte for byte', () => {
    expect(en['dep.success']).toBe('Success\uFF01please go to the deposit page');
    expect(en['dep.arrived']).toBe('Recharged successfully,PHP {amount}');
    expect(en['wdw.flow']).toBe('You still need {n} running water!');
    expect(en['dep.payErr']).toBe('request pay error!');
  });
});
