import { redeemGiftCard } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { GiftCardField, Section } from '@kislap/ui';
import { useState } from 'react';
import { useClaim } from '../../claims/useClaim';
import { errorText } from '../../errors/errorText';
import { openOverlay } from '../../overlays/openOverlay';
import { useLoginGate } from '../../session/useLoginGate';

/** Redeems a gift card. Why a code was refused stands under it. */
export function GiftCard() {
  const text = useText();
  const mayGoOn = useLoginGate();
  const { claiming, claim } = useClaim();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const type = (typed: string) => {
    setCode(typed);
    setError(undefined);
  };
  const redeem = async () => {
    if (!mayGoOn()) return;
    const given = await claim({
      intent: `card:${code}`,
      take: (options) => redeemGiftCard(code, options),
      ownKeys: [],
      onRefusal: (refusal) => setError(errorText(refusal, text)),
    });
    if (given === undefined) return;
    type('');
    const { amount, turnoverAdded } = given;
    void openOverlay('gift', { title: text('card.redeemed'), amount, turnoverAdded });
  };
  return (
    <Section title={text('card.have')}>
      <GiftCardField
        value={code}
        onValueChange={type}
        onClaim={() => void redeem()}
        isClaiming={claiming !== undefined}
        error={error}
      />
    </Section>
  );
}
