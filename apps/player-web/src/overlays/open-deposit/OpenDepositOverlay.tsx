import { serverNow } from '@kislap/api';
import { epochSecondsFrom, formatManila, formatPeso } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Dialog, WaitingScene } from '@kislap/ui';
import { useState } from 'react';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** Before a second deposit of the same amount: the first may be paid already. */
export function OpenDepositOverlay({ modal, onAnswer, open }: OverlayProps<'open-deposit'>) {
  const text = useText();
  // Shown by the operator's clock, as the record is.
  const [skewMs] = useState(() => serverNow() - Date.now());
  const time = formatManila(epochSecondsFrom(Math.floor((open.madeAt + skewMs) / 1000)), 'minute');
  return (
    <Dialog
      {...modal}
      picture={<WaitingScene />}
      title={text('dep.openAlreadyTitle')}
      text={text('dep.openAlready', { amount: formatPeso(open.amount), time })}
      confirm={{ label: text('dep.openIt'), onPress: () => onAnswer('openIt') }}
      cancel={{ label: text('dep.another'), onPress: () => onAnswer('another') }}
    />
  );
}
