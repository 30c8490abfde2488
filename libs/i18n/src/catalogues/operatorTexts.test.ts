import { expect, it } from 'vitest';
import en from './en.json';
import known from './operatorTexts.json';

it('the texts that operators, their support and their players know by heart stay byte for byte', () => {
  expect(en).toMatchObject(known);
  expect(known['dep.success']).toBe('Success\uFF01please go to the deposit page');
});
