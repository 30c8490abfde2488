import { expect, it } from 'vitest';
import { isCommonPassword } from './isCommonPassword';

it.each([
  'Password1',
  'PASSWORD123!',
  'qwerty12',
  'Iloveyou143',
  'MahalKita1',
  '1q2w3e4r',
  'P@ssw0rd2026',
  'a1b2c3d4',
])('%s is among the first that anybody would guess', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['Sampaguita9', 'mabuhay2026', '1234567x9', 'my password is 1 word', 'kalabaw-7-ulan'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
