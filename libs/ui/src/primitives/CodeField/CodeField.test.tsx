import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { fieldSuite } from '../../testing/fieldSuite';
import { CodeField } from './CodeField';

const oneTimeCode = { inputmode: 'numeric', autocomplete: 'one-time-code' };

fieldSuite('CodeField', {
  Field: CodeField,
  typed: '48 20 17',
  kept: '482017',
  pasted: { ' 482-017 ': '482017', 'Your code: 482017': '482017', '48201799': '482017' },
  attributes: oneTimeCode,
});

fieldSuite('CodeField drawn as cells', {
  Field: (props) => <CodeField {...props} look="cells" />,
  typed: '48 20 17',
  kept: '482017',
  attributes: oneTimeCode,
});

test('digits beyond the length of the code are dropped', async () => {
  function Owner() {
    const [code, setCode] = useState('');
    return <CodeField label="Code" value={code} onValueChange={setCode} length={4} />;
  }
  render(<Owner />);
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  expect(screen.getByLabelText('Code')).toHaveValue('1234');
});
