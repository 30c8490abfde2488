import { openPacket } from '@kislap/domain';
import { Suspense } from 'react';
import { operatorNow } from '../../../clock/operatorNow';
import { latePacketButton } from '../../../red-packets/latePacketButton';
import { usePackets } from '../../../red-packets/usePackets';
import { HomeAd } from './HomeAd';

/** What floats over home: the red packet of the hour, and an offer of the operator across from it. */
export function HomeFloating() {
  const hasPacket = openPacket(usePackets().data ?? [], operatorNow()) !== undefined;
  return (
    <>
      <HomeAd />
      {hasPacket && (
        <Suspense fallback={null}>
          <latePacketButton.Component />
        </Suspense>
      )}
    </>
  );
}
