import { describe, expect, it } from 'vitest';
import { readSettings } from './readSettings';

const read = (environment: Record<string, string>, args: string[] = []) =>
  readSettings(environment, { args, folder: '/home/player' });

describe('readSettings', () => {
  it('keeps its data in .kislap of the working folder and answers on port 3000', () => {
    expect(read({})).toEqual({
      port: 3000,
      dataDir: '/home/player/.kislap',
      hasControls: true,
      isCheckedFirst: false,
      failpoints: '',
    });
  });

  it('keeps everything in memory for --memory', () => {
    expect(read({}, ['--memory'])).not.toHaveProperty('dataDir');
  });

  it('uses the PostgreSQL at DATABASE_URL instead of a folder', () => {
    const settings = read({ DATABASE_URL: 'postgresql://localhost/kislap' });
    expect(settings.databaseUrl).toBe('postgresql://localhost/kislap');
    expect(settings).not.toHaveProperty('dataDir');
  });

  it('turns the control calls off', () => {
    expect(read({ SANDBOX_CONTROLS: 'off' }).hasControls).toBe(false);
  });

  it.each(['abc', '-1', '65536', '80.5'])('refuses the port "%s" in words', (port) => {
    expect(() => read({ PORT: port })).toThrow(`PORT is "${port}"`);
  });
});
