import { useText } from '@kislap/i18n';
import { Button, receiptRegular } from '@kislap/ui';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { ReceiptOptions } from '../../navigation/overlays/OverlayMap';

interface ReceiptButtonProps {
  readonly receipt: ReceiptOptions;
}

/** The way to the receipt of money that has moved, to be shared or kept. */
export function ReceiptButton({ receipt }: ReceiptButtonProps) {
  const text = useText();
  return (
    <Button
      variant="outline"
      size="md"
      isBlock
      glyph={receiptRegular}
      onClick={() => void openOverlay('receipt', receipt)}
    >
      {text('receipt.title')}
    </Button>
  );
}
