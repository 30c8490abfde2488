import { epochSecondsFrom } from '@kislap/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { operatorNow } from '../device/clock/operatorNow';
import { accountKeys } from '../device/storage/accountKeys';
import { deviceStorage } from '../device/storage/deviceStorage';
import { awayDevice } from './awayDevice';

const [JUAN, LIGAYA] = [7, 8];
const inHours = (hours: number) => epochSecondsFrom(operatorNow() + hours * 3600);

beforeEach(() => window.localStorage.clear());

describe('a device on which somebody who is away was signed in', () => {
  it('is quiet until the end, and not longer', () => {
    expect(awayDevice.isQuiet()).toBe(false);
    awayDevice.keep(JUAN, { kind: 'break', until: inHours(1) });
    expect(awayDevice.isQuiet()).toBe(true);
    expect(awayDevice.quietUntil()).toBe(inHours(1));
    awayDevice.keep(JUAN, { kind: 'break', until: inHours(-1) });
    expect(awayDevice.isQuiet()).toBe(false);
  });

  it('is quiet after an exclusion until its player is back', () => {
    awayDevice.keep(JUAN, { kind: 'over', until: inHours(-48) });
    expect(awayDevice.isQuiet()).toBe(true);
    expect(awayDevice.quietUntil()).toBeUndefined();
    awayDevice.forget(JUAN);
    expect(awayDevice.isQuiet()).toBe(false);
  });

  it('stays so when somebody else logs in, and for the longest of several', () => {
    awayDevice.keep(JUAN, { kind: 'exclusion', until: inHours(4000) });
    awayDevice.keep(LIGAYA, { kind: 'break', until: inHours(24) });
    awayDevice.forget(LIGAYA);
    expect(awayDevice.quietUntil()).toBe(inHours(4000));
  });

  it('leaves other ways in to who has no password', () => {
    const { dataset } = document.documentElement;
    awayDevice.keep(JUAN, { kind: 'break', until: inHours(1) });
    expect(dataset['quiet']).toBe('plain');
    deviceStorage.write(accountKeys.hasNoPassword(JUAN), 1);
    awayDevice.keep(JUAN, { kind: 'break', until: inHours(2) });
    expect(dataset['quiet']).toBe('any');
    awayDevice.forget(JUAN);
    expect(dataset['quiet']).toBeUndefined();
  });
});
