import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Row } from '../List/List';
import { HalvedList } from './HalvedList';

test('it is one list, whatever the width', () => {
  render(
    <HalvedList label="Levels">
      <Row title="Kawayan" />
      <Row title="Capiz" />
    </HalvedList>,
  );
  expect(screen.getByRole('list', { name: 'Levels' }).children).toHaveLength(2);
});
