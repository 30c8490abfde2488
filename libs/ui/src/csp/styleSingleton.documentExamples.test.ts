// @vitest-environment happy-dom
// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { stylesheetSingleton } from './styleSingleton';

describe('examples of style-singleton', () => {
  it('stylesheetSingleton', () => {
    const before = document.adoptedStyleSheets.length;
    const sheet = stylesheetSingleton();
    sheet.add('body { overflow: hidden }');
    expect(document.adoptedStyleSheets.length - before).toEqual(1);
    sheet.remove();
    expect(document.adoptedStyleSheets.length - before).toEqual(0);
  });
});
