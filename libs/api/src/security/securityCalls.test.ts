import { afterEach, describe, expect, it } from 'vitest';
import * as api from '../index';
import { createFakeOperator } from '../testing/createFakeOperator';
import { answer } from '../testing/replies';
import { sampleHandlers } from '../testing/sampleHandlers';

function operate() {
  const operator = createFakeOperator(sampleHandlers);
  api.configureApi({ adapter: operator.adapter, timeouts: { ...api.timeouts, retryDelayMs: 1 } });
  return operator;
}

afterEach(() => api.configureApi({}));

describe('the devices that are logged in', () => {
  it('come in plain words, this one first, then the last used', async () => {
    operate();
    const sessions = await api.getDeviceSessions();
    expect(sessions.map(({ id, kind, isThisDevice }) => ({ id, kind, isThisDevice }))).toEqual([
      { id: 'a1', kind: 'phone', isThisDevice: true },
      { id: 'b2', kind: 'computer', isThisDevice: false },
      { id: 'c3', kind: 'phone', isThisDevice: false },
    ]);
    expect(sessions[0]).toMatchObject({ address: '198.51.100.•••', previousLoginAt: 1_762_910_000 });
    expect(sessions[1]).not.toHaveProperty('previousLoginAt');
  });

  it('are read from a server that spells loosely, without the rows that cannot be', async () => {
    const operator = operate();
    const loose: unknown = [{ id: 5, last: '1763000000', here: 'true' }, { device: 'no id' }];
    operator.handle({ sessions: () => answer(JSON.parse(JSON.stringify(loose))) });
    expect(await api.getDeviceSessions()).toEqual([
      { id: '5', device: '', kind: 'phone', address: '', lastSeenAt: 1_763_000_000, isThisDevice: true },
    ]);
  });
});

describe('a decision about the account', () => {
  it('is told with the names of the wire', async () => {
    const { seen } = operate();
    await api.changePassword({ oldPassword: 'Old 1', password: 'New1', passwordAgain: 'New2' });
    await api.endDeviceSession('others');
    await api.saveConsents({ marketing: true, analytics: false });
    await api.closeAccount({ password: 'p', reason: '  ' });
    await api.closeAccount({ password: 'p', reason: ' Moved ' });
    expect(seen.map(({ fields }) => fields)).toEqual([
      { old: 'Old 1', password: 'New1', password1: 'New2' },
      { id: 'others' },
      { marketing: '1', analytics: '0' },
      { password: 'p' },
      { password: 'p', reason: 'Moved' },
    ]);
  });

  it('that nobody has made is a no', async () => {
    const operator = operate();
    operator.handle({ consentInfo: () => answer(JSON.parse('{}')) });
    expect(await api.getConsents()).toEqual({ marketing: false, analytics: false });
  });

  it('to take the data along is answered with its address', async () => {
    operate();
    expect(await api.requestDataExport()).toBe('/api/exports/sample');
  });
});
