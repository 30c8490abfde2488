import type { IdentityCheck } from '@kislap/api';
import { canSendIdentity } from '@kislap/domain';
import { useEffect, useState } from 'react';
import { identityDraft } from './identityDraft';
import type { IdentityDraft } from './identityDraft';

type ChangeDraft = (next: (before: IdentityDraft) => IdentityDraft) => void;

const nothing: IdentityDraft = { typed: {}, step: 'document' };

/** What is filled in, also from an earlier opening of the overlay; gone once there is nothing to send any more. */
export function useIdentityDraft(
  userId: number | undefined,
  check: IdentityCheck | undefined,
): readonly [IdentityDraft, ChangeDraft] {
  const [draft, setDraft] = useState(() => (userId === undefined ? undefined : identityDraft.of(userId)));
  const isOver = check !== undefined && !canSendIdentity(check.state);
  useEffect(() => {
    if (isOver) identityDraft.forget();
    else if (userId !== undefined && draft !== undefined) identityDraft.keep(userId, draft);
  }, [isOver, userId, draft]);
  return [draft ?? nothing, (next) => setDraft((before) => next(before ?? nothing))];
}
