import { useIdentityCheck } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Icon, identificationCardDuotone, Row } from '@kislap/ui';
import { openOverlay } from '../../overlays/openOverlay';

interface IdentityRowProps {
  readonly userId: number;
}

/** How far the identity check is, and the way to it. Its state is left out while it is not known. */
export function IdentityRow({ userId }: IdentityRowProps) {
  const text = useText();
  const state = useIdentityCheck(userId).data?.state;
  return (
    <Row
      media={<Icon glyph={identificationCardDuotone} />}
      title={text('kyc.row')}
      value={state === undefined ? undefined : text(`kyc.state.${state}`)}
      onPress={() => void openOverlay('identity', {})}
    />
  );
}
