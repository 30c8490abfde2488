import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogueAst } from './catalogueAst';

const start = fileURLToPath(new URL('../src/catalogues/parts/enStart.ts', import.meta.url));
const rest = fileURLToPath(new URL('../src/catalogues/parts/enRest.ts', import.meta.url));

async function transform(code: string, id: string, isStart?: (messageId: string) => boolean) {
  const { transform: hook } = catalogueAst(isStart === undefined ? {} : { isStart });
  const context = { addWatchFile: () => undefined };
  const built: unknown =
    typeof hook === 'function' ? await Reflect.apply(hook, context, [code, id]) : undefined;
  return built;
}

describe('catalogueAst', () => {
  it('turns every message of a catalogue into its syntax tree', async () => {
    expect(await transform('{"a":"Ends in {time}"}', '/x/libs/i18n/src/catalogues/en.json')).toEqual({
      code: '{"a":[{"type":0,"value":"Ends in "},{"type":1,"value":"time"}]}',
      map: null,
    });
  });

  it('keeps in the start of a catalogue what the first view says', async () => {
    expect(await transform('', start, (id) => id === 'dep.payErr')).toEqual({
      code: 'export const messages = {"dep.payErr":[{"type":0,"value":"request pay error!"}]};',
      map: null,
    });
  });

  it('keeps everything else in the rest of it', async () => {
    expect(await transform('', rest, (id) => id !== 'dep.payErr')).toEqual({
      code: 'export const messages = {"dep.payErr":[{"type":0,"value":"request pay error!"}]};',
      map: null,
    });
  });

  it('leaves other files alone', async () => {
    expect(await transform('{"a":"{"}', '/x/package.json')).toBeUndefined();
  });

  it('names the message that is not valid ICU text', async () => {
    const broken = transform('{"a":"Ends {"}', '/x/libs/i18n/src/catalogues/en.json');
    await expect(broken).rejects.toThrow('Message "a"');
  });
});
