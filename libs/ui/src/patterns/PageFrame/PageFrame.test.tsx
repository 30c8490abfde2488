import { render, screen } from '@testing-library/react';
import { use } from 'react';
import { expect, test } from 'vitest';

import { PageFrame } from './PageFrame';
import { ScrollContainerContext } from './ScrollContainerContext';

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

test('the footer stands outside of what scrolls', () => {
  render(<PageFrame footer="Submit">Form</PageFrame>);
  expect(screen.getByRole('main')).not.toContainElement(screen.getByText('Submit'));
});
