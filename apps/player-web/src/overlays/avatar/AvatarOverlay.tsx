import { setAvatar } from '@kislap/api';
import { useInvalidation } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import { AvatarPicker, Sheet, toast } from '@kislap/ui';
import { useState } from 'react';
import { useMutation } from '../../features/mutation/useMutation';
import { useUserId } from '../../session/session';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** Chooses one of the eight faces. A tap is the choice; what the operator does not take goes back. */
export function AvatarOverlay({ modal, onAnswer, avatarId }: OverlayProps<'avatar'>) {
  const text = useText();
  const { invalidateAfter } = useInvalidation(useUserId() ?? 0);
  const [saved, setSaved] = useState(avatarId);
  const { isPending, input, mutate } = useMutation<number, unknown>({
    send: (chosen) => setAvatar(chosen),
    onDone: async (_answer, chosen) => {
      await invalidateAfter('avatarChanged');
      setSaved(chosen);
      toast({ kind: 'success', title: text('set.avatarSaved') });
      onAnswer(chosen);
    },
  });
  const shown = isPending && input !== undefined ? input : saved;
  return (
    <Sheet {...modal} title={text('user.avatar')} closeLabel={text('common.close')}>
      <AvatarPicker value={shown} onChange={(chosen) => void mutate(chosen)} />
    </Sheet>
  );
}
