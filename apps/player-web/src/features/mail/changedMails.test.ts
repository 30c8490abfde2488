import type { Mail } from '@kislap/api';
import { epochSecondsFrom } from '@kislap/domain';
import { expect, it } from 'vitest';
import { changedMails } from './changedMails';
import type { MailChange } from '../../navigation/overlays/OverlayMap';

const mail = (id: number): Mail => ({
  id,
  title: 'x',
  at: epochSecondsFrom(1),
  isRead: false,
  attachment: { state: 1, until: epochSecondsFrom(9) },
});
const mails = [mail(3), mail(2), mail(1)];
const after = (id: number, ...changes: readonly MailChange[]) =>
  changedMails(mails, new Map([[id, new Set(changes)]]));

it('is the same list when nothing has happened', () => {
  expect(changedMails(mails, new Map())).toBe(mails);
});

it('shows a message as read, and leaves its attachment and the others', () => {
  const [first, second] = after(3, 'read');
  expect(first).toMatchObject({ isRead: true, attachment: { state: 1, until: 9 } });
  expect(second).toBe(mails[1]);
});

it('shows an attachment as received', () => {
  expect(after(2, 'read', 'received')[1]).toMatchObject({ isRead: true, attachment: { state: 2 } });
});

it('shows a deleted message no more', () => {
  expect(after(1, 'read', 'deleted').map(({ id }) => id)).toEqual([3, 2]);
});
