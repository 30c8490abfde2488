import { configureApi } from '@kislap/api';
import { answer, createFakeOperator, refuse } from '@kislap/api/testing';
import { epochMillisecondsFrom } from '@kislap/domain';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ClockContext } from '../../device/clock/clock';
import { createStoryClock } from '../../testing/createStoryClock';
import { useSmsCode } from './SmsCodeField';

const catalogue = await loadCatalogue('en');
const daySeconds = 86_400;

/** A device clock that can be set: what is due comes after real seconds, whatever it says. */
function deviceClock() {
  const real = createStoryClock(epochMillisecondsFrom(1_767_196_800_000));
  let setByMs = 0;
  return {
    clock: { ...real, now: () => epochMillisecondsFrom(real.now() + setByMs) },
    set: (seconds: number) => {
      setByMs += seconds * 1000;
    },
    pass: (seconds: number) => act(() => real.advance(seconds * 1000)),
  };
}

function draw(device: ReturnType<typeof deviceClock>) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      <ClockContext value={device.clock}>{children}</ClockContext>
    </KislapIntlProvider>
  );
  return renderHook(() => useSmsCode('login'), { wrapper }).result;
}

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  configureApi({});
});

it('counts down to the end of the wait, also on a page that was left and opened again', async () => {
  configureApi({
    adapter: createFakeOperator({ sendCode: () => answer({ next: 60, expire: 300 }) }).adapter,
  });
  const device = deviceClock();
  const sms = draw(device);
  await act(() => sms.current.send('9171234567'));
  expect(sms.current.secondsLeft).toBe(60);
  device.pass(10);
  expect(sms.current.secondsLeft).toBe(50);
  cleanup();
  device.pass(10);
  expect(draw(device).current.secondsLeft).toBe(40);
});

it('waits no longer than the interval when the device clock goes back a day, and still counts down', async () => {
  configureApi({
    adapter: createFakeOperator({ sendCode: () => answer({ next: 60, expire: 300 }) }).adapter,
  });
  const device = deviceClock();
  const sms = draw(device);
  await act(() => sms.current.send('9171234567'));
  device.set(-daySeconds);
  device.pass(1);
  expect(sms.current.secondsLeft).toBe(60);
  device.pass(20);
  expect(sms.current.secondsLeft).toBe(40);
  cleanup();
  device.set(-daySeconds);
  const again = draw(device);
  expect(again.current.secondsLeft).toBe(60);
  device.pass(60);
  expect(again.current.secondsLeft).toBe(0);
});

it("keeps to the operator's own wait, however long", async () => {
  const operator = createFakeOperator({ sendCode: () => refuse(1006, 'Too often.', { wait: 900 }) });
  configureApi({ adapter: operator.adapter });
  const device = deviceClock();
  const sms = draw(device);
  await act(() => sms.current.send('9171234567'));
  expect(sms.current.secondsLeft).toBe(900);
  device.set(-daySeconds);
  device.pass(1);
  expect(sms.current.secondsLeft).toBe(900);
});
