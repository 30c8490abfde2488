import {
  accountsControl,
  identityControl,
  killControl,
  messagesControl,
  sessionControl,
} from '@kislap/api/controls';
import { eq } from 'drizzle-orm';
import { session } from '../database/tables/session';
import type { Control } from './Control';
import { defineControl } from './defineControl';
import { listAccounts } from './listAccounts';
import { listMessages } from './listMessages';
import { openTestSession } from './openTestSession';
import { reviewIdentity } from './reviewIdentity';

/** What concerns one player. */
export const playerControls: readonly Control[] = [
  defineControl(accountsControl, listAccounts),
  defineControl(messagesControl, async ({ database }) => ({ messages: await listMessages(database) })),
  defineControl(sessionControl, openTestSession),
  defineControl(killControl, async ({ database }, { userId }) => {
    await database.delete(session).where(eq(session.playerId, userId));
    return {};
  }),
  defineControl(identityControl, async (operator, word) => {
    await reviewIdentity(operator, word);
    return {};
  }),
];
