import { describe, expect, it } from 'vitest';
import { criticalStyles } from './criticalStyles';

const pages = ['<p class="a b">', '<p class="c">'];

describe('the styles that a first view needs', () => {
  it('are the rules whose classes it has, in their order, and those without a class', () => {
    const sheet = '@layer x{.a{top:0}.a.d{top:1px}.d{top:2px}p{top:3px}.b:hover,.d>p{top:4px}.a .c{top:5px}}';
    expect(criticalStyles(sheet, pages)).toBe('@layer x{.a{top:0}p{top:3px}.b:hover{top:4px}.a .c{top:5px}}');
  });

  it('keep their layers and conditions, and lose those that hold nothing', () => {
    expect(criticalStyles('@layer a,b;@media print{.a{top:0}}@media screen{.d{top:0}}', pages)).toBe(
      '@layer a,b;@media print{.a{top:0}}',
    );
  });

  it('bring the custom properties they use, and what those use', () => {
    const sheet = ':root{--one:1px;--two:var(--one);--three:var(--four);--four:4px}.c{top:var(--two)}';
    expect(criticalStyles(sheet, pages)).toBe(':root{--one:1px;--two:var(--one)}.c{top:var(--two)}');
  });

  it('bring the animations they name', () => {
    const sheet = '@keyframes x{to{top:0}}@keyframes y{50%{top:0}}.a{animation:1s infinite x}.d{animation:y}';
    expect(criticalStyles(sheet, pages)).toBe('@keyframes x{to{top:0}}.a{animation:1s infinite x}');
  });
});
