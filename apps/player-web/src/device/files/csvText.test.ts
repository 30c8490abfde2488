import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csvText';

describe('csvText', () => {
  it('ends every row', () => {
    expect(
      csvText([
        ['Time', 'Win'],
        ['2025-11-13 20:13:20', '84.00'],
      ]),
    ).toBe('Time,Win\r\n2025-11-13 20:13:20,84.00\r\n');
  });

  it('quotes what would break a cell apart', () => {
    expect(csvText([['Pearl, "Deluxe"', 'two\nlines']])).toBe('"Pearl, ""Deluxe""","two\nlines"\r\n');
  });

  it('takes the force out of formulas', () => {
    expect(csvText([['=1+1', '+cmd', '-cmd|A1', '@SUM(A1)', '\tx']])).toBe(
      "'=1+1,'+cmd,'-cmd|A1,'@SUM(A1),'\tx\r\n",
    );
    expect(csvText([['=HYPERLINK("x","y")']])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n');
  });

  it('leaves losses numbers', () => {
    expect(csvText([['-50.00', '0.00']])).toBe('-50.00,0.00\r\n');
  });

  it('never lets a cell begin a formula', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const cell = csvText([[value]]).replace(/^"/, '');
        expect(/^[=+@]/.test(cell)).toBe(false);
      }),
    );
  });
});
