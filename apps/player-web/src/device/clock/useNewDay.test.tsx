import { configureApi } from '@kislap/api';
import { answer, sampleSpending } from '@kislap/api/testing';
import { useBalance, usePeriodGifts, useSpending } from '@kislap/api/react';
import { epochMillisecondsFrom, formatMoney } from '@kislap/domain';
import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createStoryClock } from '../../testing/createStoryClock';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { ClockContext } from './clock';
import { useNewDay } from './useNewDay';

const MINUTE = 60_000;
const STEP = 10_000;
/** A busy machine may take longer than a second for an answer. */
const PATIENCE = { timeout: 10_000 };
/** 23:50 in Manila on the last day of November 2026. */
const lateInNovember = epochMillisecondsFrom(Date.UTC(2026, 10, 30, 15, 50));

function Shown() {
  useNewDay();
  useBalance(7);
  const spent = useSpending(7).data?.month.deposited;
  const gift = usePeriodGifts(7).data?.[0]?.state;
  return <p>{`${spent === undefined ? '' : formatMoney(spent)} ${gift ?? ''}`}</p>;
}

const sum = (dep: number) => ({ dep, wdw: 0, net: dep });

async function openBeforeMidnight() {
  vi.useFakeTimers({ toFake: ['Date'], now: lateInNovember });
  const clock = createStoryClock(lateInNovember);
  const pass = (ms: number) => {
    for (let passedMs = 0; passedMs < ms; passedMs += STEP) {
      act(() => {
        vi.setSystemTime(Date.now() + STEP);
        clock.advance(STEP);
      });
    }
  };
  onTestFinished(() => {
    vi.useRealTimers();
    configureApi({});
  });
  const november = lateInNovember + 10 * MINUTE;
  const isNovember = () => Date.now() < november;
  const asked = { spending: 0, gifts: 0, balance: 0 };
  await renderWithOperator(
    <ClockContext value={clock}>
      <Shown />
    </ClockContext>,
    {
      rgSpend: () => {
        asked.spending += 1;
        const month = sum(isNovember() ? 900 : 0);
        return answer({ ...sampleSpending, month });
      },
      userLvDay: () => {
        asked.gifts += 1;
        return answer([{ lvType: 1 as const, am: 2, state: isNovember() ? 1 : 0, next: november / 1000 }]);
      },
      getUserScore: () => {
        asked.balance += 1;
        return answer({ Score: 0 });
      },
    },
  );
  await screen.findByText('900.00 ready');
  return { pass, asked };
}

it('asks soon after midnight for what is counted by days, and for nothing else', async () => {
  const { pass, asked } = await openBeforeMidnight();
  pass(9 * MINUTE);
  expect(asked).toEqual({ spending: 1, gifts: 1, balance: 1 });
  pass(2 * MINUTE);
  await screen.findByText('0.00 locked', {}, PATIENCE);
  pass(60 * MINUTE);
  expect(asked).toEqual({ spending: 2, gifts: 2, balance: 1 });
});

it('asks once when a page that was put away is seen on another day', async () => {
  const { pass, asked } = await openBeforeMidnight();
  const setHidden = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  act(() => setHidden(true));
  pass(9 * 60 * MINUTE);
  expect(asked.spending).toBe(1);
  act(() => setHidden(false));
  pass(MINUTE);
  await screen.findByText('0.00 locked', {}, PATIENCE);
  expect(asked).toEqual({ spending: 2, gifts: 2, balance: 1 });
});
