import { setAvatar, useFreshness } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { AvatarPicker, Sheet, toast } from '@kislap/ui';
import { useRef, useState } from 'react';
import { toastError } from '../../errors/toastError';
import { useUserId } from '../../session/useUserId';
import type { OverlayProps } from '../OverlayProps';

/** Chooses one of the eight faces. A tap is the choice; what the operator does not take goes back. */
export function AvatarOverlay({ modal, onAnswer, avatarId }: OverlayProps<'avatar'>) {
  const text = useText();
  const { refreshAfter } = useFreshness(useUserId() ?? 0);
  const [shown, setShown] = useState(avatarId);
  const isBusy = useRef(false);
  const choose = async (chosen: number): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setShown(chosen);
    try {
      await setAvatar(chosen);
      await refreshAfter('avatarChanged');
      toast({ kind: 'success', title: text('set.avatarSaved') });
      onAnswer(chosen);
    } catch (error) {
      setShown(avatarId);
      toastError(error, text);
    } finally {
      isBusy.current = false;
    }
  };
  return (
    <Sheet {...modal} title={text('user.avatar')} closeLabel={text('common.close')}>
      <AvatarPicker value={shown} onChange={(chosen) => void choose(chosen)} />
    </Sheet>
  );
}
