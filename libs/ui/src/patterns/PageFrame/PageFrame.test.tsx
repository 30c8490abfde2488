import { render, screen } from '@testing-library/react';
import { Activity, use } from 'react';
import { expect, test } from 'vitest';

import { PageFrame } from './PageFrame';
import { form } from './PageFrame.css';
import { PageFootContext } from './PageFootContext';
import { ScrollContainerContext } from './scrolling';

function ScrollerTag() {
  return <p>{use(ScrollContainerContext)?.tagName}</p>;
}

test('what is on a screen knows what scrolls it', () => {
  render(
    <PageFrame>
      <ScrollerTag />
    </PageFrame>,
  );
  expect(screen.getByText('MAIN')).toBeInTheDocument();
});

test('what is on a screen that is kept hidden still knows it, so that long lists keep their rows', () => {
  const page = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <PageFrame>
        <ScrollerTag />
      </PageFrame>
    </Activity>
  );
  const { rerender } = render(page('visible'));
  rerender(page('hidden'));
  expect(screen.getByText('MAIN')).not.toBeVisible();
});

test('the footer stands outside of what scrolls', () => {
  render(<PageFrame footer="Submit">Form</PageFrame>);
  expect(screen.getByRole('main')).not.toContainElement(screen.getByText('Submit'));
});

test('the foot of the app stands at the end of every screen that says nothing of it', () => {
  render(
    <PageFootContext value={{ line: 'For adults', ways: 'Help' }}>
      <PageFrame>Form</PageFrame>
    </PageFootContext>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(/^FormFor adultsHelp$/);
});

test('on a screen of few words the foot comes after the footer, not between it and the words', () => {
  render(
    <PageFootContext value={{ line: 'For adults', ways: 'Help' }}>
      <PageFrame isWhole sky="Not found" footer="Go home">
        {null}
      </PageFrame>
    </PageFootContext>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(/^Not foundGo homeFor adultsHelp$/);
});

test('its line can stand before the screen, and then stands there alone', () => {
  render(
    <PageFootContext value={{ line: 'For adults', ways: 'Help' }}>
      <PageFrame isLineFirst sky="Welcome">
        Form
      </PageFrame>
    </PageFootContext>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(/^WelcomeFor adultsFormHelp$/);
});

test('what is filled in has the gutters of a form', () => {
  const { rerender } = render(<PageFrame>Page</PageFrame>);
  expect(screen.getByRole('main')).not.toHaveClass(form);
  rerender(<PageFrame isForm>Form</PageFrame>);
  expect(screen.getByRole('main')).toHaveClass(form);
});
