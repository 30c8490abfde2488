import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LoadFailed } from '../features/errors/LoadFailed';
import { asOf } from '../session/offline/reach';
import { renderWithOperator } from '../testing/renderWithOperator';
import { Shell } from './Shell';

afterEach(() => act(() => asOf.set(undefined)));

/** A screen that could not be loaded until what it shows is here. */
function Page() {
  const [isHere, setIsHere] = useState(false);
  return isHere ? <p>Level 2</p> : <LoadFailed title="Offline" onRetry={() => setIsHere(true)} />;
}

it('names a time only when something that is of that time is on the screen', async () => {
  asOf.set('07:19');
  await renderWithOperator(
    <Shell overlays={null}>
      <Page />
    </Shell>,
  );
  expect(
    (await screen.findAllByText("We can't connect right now. Please try again.")).length,
  ).toBeGreaterThan(0);
  expect(screen.queryByText(/07:19/)).toBeNull();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect((await screen.findAllByText(/This is as of 07:19/)).length).toBeGreaterThan(0);
});
