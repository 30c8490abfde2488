import { cleanup, render } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ClockContext } from '../../device/clock/clock';
import { createStoryClock } from '../../testing/createStoryClock';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { useShownAgain } from './useShownAgain';

function KeptPage({ onShownAgain }: { readonly onShownAgain: () => void }) {
  useShownAgain(onShownAgain);
  return <p>Kept</p>;
}

afterEach(cleanup);

/** A kept page that is hidden for so long and shown again. */
function hideFor(ms: number) {
  const clock = createStoryClock(STORY_NOW);
  const onShownAgain = vi.fn();
  const page = (mode: 'hidden' | 'visible') => (
    <ClockContext value={clock}>
      <Activity mode={mode}>
        <KeptPage onShownAgain={onShownAgain} />
      </Activity>
    </ClockContext>
  );
  const { rerender } = render(page('visible'));
  expect(onShownAgain).not.toHaveBeenCalled();
  rerender(page('hidden'));
  clock.advance(ms);
  rerender(page('visible'));
  return onShownAgain;
}

it('asks for what is new after more than a minute out of sight', () => {
  expect(hideFor(60_001)).toHaveBeenCalledOnce();
});

it('costs no request after a shorter absence', () => {
  expect(hideFor(60_000)).not.toHaveBeenCalled();
});
