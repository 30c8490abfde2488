import { describe, expect, it } from 'vitest';
import { compareRead } from '../src/shape/compareRead';

describe('what came, beside what was read', () => {
  it('is the same where nothing had to be guessed', () => {
    const rows = { list: [{ am: 1, nick: '', etime: null }], more: 0, extra: true };
    const read = { list: [{ am: 1, nick: '', etime: undefined }], more: 0 };
    expect(compareRead(rows, read)).toEqual([]);
  });

  it.each([
    [{}, { am: 0 }, 'missing', 'am is missing, read as 0'],
    [{ am: '1' }, { am: 1 }, 'loose', 'am is text instead of a number'],
    [{ nick: 7 }, { nick: '7' }, 'loose', 'nick is a number instead of a string'],
    [{ hot: true }, { hot: 1 }, 'loose', 'hot true is read as 1'],
    [{ list: '[]' }, { list: [] }, 'loose', 'list "[]" is read as []'],
    [
      { list: [{}, { gc: 'a' }] },
      { list: [{ gc: 'a' }] },
      'lost',
      'list 1 of 2 rows cannot be read and are left out',
    ],
    [{ rows: [{}] }, { rows: [{ am: 0 }] }, 'missing', 'rows.0.am is missing, read as 0'],
  ])('%j, read as %j, is %s', (came, read, kind, words) => {
    const [found] = compareRead(came, read);
    expect(found?.kind).toBe(kind);
    expect(`${found?.path} ${found?.detail}`).toBe(words);
  });

  it('knows that an id may have another name, and a list of one may be an object', () => {
    expect(compareRead({ BankID: 7 }, { id: 7 })).toEqual([]);
    expect(compareRead({ payid: 1 }, [{ payid: 1 }])).toEqual([]);
  });
});
