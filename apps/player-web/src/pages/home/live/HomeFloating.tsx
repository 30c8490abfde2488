import { openPacket } from '@kislap/domain';
import { Suspense } from 'react';
import { operatorNow } from '../../../clock/operatorNow';
import { latePacketButton } from '../../../red-packets/latePacketButton';
import { usePackets } from '../../../red-packets/usePackets';

/** What floats over home: the red packet of the hour. */
export function HomeFloating() {
  if (openPacket(usePackets().data ?? [], operatorNow()) === undefined) return null;
  return (
    <Suspense fallback={null}>
      <latePacketButton.Component />
    </Suspense>
  );
}
