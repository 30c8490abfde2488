import type { CallFacts } from '../CallFacts';

const group = 'mail';

/** Section 7 of the contract: messages and what is attached to them. */
export const mail = {
  getMsgList: {
    group,
    purpose: 'Lists messages, newest first.',
    kind: 'R',
    auth: 'session',
    refusals: [],
    paging: { by: 'before', field: 'id', id: 'id', rows: '', size: 20 },
  },
  getMsgInfo: {
    group,
    purpose: 'Tells a message in full; from then on it counts as read.',
    kind: 'R',
    auth: 'session',
    refusals: ['notFound'],
  },
  getMsgCount: {
    group,
    purpose: 'Counts the messages that are not read.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  getAccessory: {
    group,
    purpose: 'Receives what is attached to a message.',
    kind: 'E',
    auth: 'session',
    refusals: ['alreadyReceived', 'ended', 'notFound'],
    restsOnBreak: true,
  },
  delMsg: {
    group,
    purpose: 'Deletes a message; `id` 0 deletes all that are read and have nothing left to receive.',
    kind: 'I',
    auth: 'session',
    refusals: ['attachmentUnclaimed', 'notFound'],
  },
} as const satisfies Record<string, CallFacts>;
