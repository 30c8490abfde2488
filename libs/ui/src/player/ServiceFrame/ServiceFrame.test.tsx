import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { ServiceFrame } from './ServiceFrame';

test.each([true, false])('says whether its page is still on its way: %s', (isOpening) => {
  renderInEnglish(<ServiceFrame isOpening={isOpening}>Chat</ServiceFrame>);
  expect(screen.getByText('Chat')).toHaveAttribute('aria-busy', String(isOpening));
});
