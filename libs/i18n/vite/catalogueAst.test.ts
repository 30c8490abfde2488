import { describe, expect, it } from 'vitest';
import { catalogueAst } from './catalogueAst';

function transform(code: string, id: string): unknown {
  const { transform: hook } = catalogueAst();
  return typeof hook === 'function' ? Reflect.apply(hook, undefined, [code, id]) : undefined;
}

describe('catalogueAst', () => {
  it('turns every message of a catalogue into its syntax tree', () => {
    const built = transform('{"a":"Ends in {time}"}', '/x/libs/i18n/src/catalogues/en.json');
    expect(built).toEqual({
      code: '{"a":[{"type":0,"value":"Ends in "},{"type":1,"value":"time"}]}',
      map: null,
    });
  });

  it('leaves other files alone', () => {
    expect(transform('{"a":"{"}', '/x/package.json')).toBeUndefined();
  });

  it('names the message that is not valid ICU text', () => {
    expect(() => transform('{"a":"Ends {"}', '/x/libs/i18n/src/catalogues/en.json')).toThrow('Message "a"');
  });
});
