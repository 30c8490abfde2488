import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { HelpLines } from './HelpLines';
import { telHref } from './telHref';

test.each([
  ['(02) 8248-9568', 'tel:0282489568'],
  ['+63 2 8248 9568', 'tel:+63282489568'],
])('%s is called at %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test('a line is called, or opens its page', () => {
  renderInEnglish(
    <HelpLines
      lines={[
        { name: 'Helpline', contact: { phone: '(02) 8248-9568' }, hours: 'Every day' },
        { name: 'Chat', contact: { href: '/help' } },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Help lines' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Helpline.*\(02\) 8248-9568.*Every day/ })).toHaveAttribute(
    'href',
    'tel:0282489568',
  );
  expect(screen.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/help');
});

test('without lines there is no list', () => {
  renderInEnglish(<HelpLines lines={[]} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
