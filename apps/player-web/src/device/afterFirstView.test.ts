import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const work = vi.fn();
// One of its own for each test: what another test never ended would hold these back, too.
const own = () => import('./afterFirstView');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  work.mockClear();
});

it('what may be idle runs when the browser is, and once', async () => {
  const { afterFirstView } = await own();
  afterFirstView(work, true);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  document.dispatchEvent(new Event('pointerdown'));
  expect(work).toHaveBeenCalledTimes(1);
});

it('gives way to all that is still on its way', async () => {
  const { afterFirstView, holdBack } = await own();
  const releases = [holdBack(), holdBack()];
  afterFirstView(work, true);
  vi.runAllTimers();
  for (const release of releases) {
    expect(work).not.toHaveBeenCalled();
    release();
    release();
    vi.runAllTimers();
  }
  expect(work).toHaveBeenCalledTimes(1);
});

it('runs once the visitor has acted and been answered, whatever is on its way', async () => {
  const { afterFirstView, holdBack } = await own();
  const release = holdBack();
  afterFirstView(work, true);
  document.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(300);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
  release();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown', 'wheel'])(
  'what may not be idle waits for the visitor: %s',
  async (act) => {
    const { afterFirstView } = await own();
    afterFirstView(work, false);
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    document.dispatchEvent(new Event(act));
    document.dispatchEvent(new Event(act));
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  },
);

it('what an answer is the better for runs with the first act itself, and once', async () => {
  const { withFirstAct } = await own();
  withFirstAct(work);
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('pointerdown'));
  expect(work).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('keydown'));
  expect(work).toHaveBeenCalledTimes(1);
});

it('what is not in a hurry waits for what a tap asked for, even when that has come meanwhile', async () => {
  const { holdBack, whenFree } = await own();
  whenFree(work);
  const release = holdBack();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  release();
  const next = holdBack();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  next();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

it('waits while a list runs on, so that no code is read in the middle of a flick', async () => {
  const { whenFree } = await own();
  whenFree(work);
  const list = document.createElement('main');
  document.body.append(list);
  list.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(900);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
  list.remove();
});
