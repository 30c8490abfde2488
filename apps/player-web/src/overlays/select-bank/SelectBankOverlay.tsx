import { payoutBank } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { BankPicker, Sheet } from '@kislap/ui';
import { bankMark } from '../../features/banks/bankMark';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** The whole name of a bank that goes by something shorter. */
function nameBeside(code: string): string | undefined {
  const name = payoutBank(code)?.name;
  return name?.toUpperCase() === code.toUpperCase() ? undefined : name;
}

/** Chooses the bank or wallet that a withdrawal goes to. */
export function SelectBankOverlay({ modal, onAnswer, banks, chosen }: OverlayProps<'select-bank'>) {
  const text = useText();
  return (
    <Sheet {...modal} title={text('wdw.selectBank')} closeLabel={text('common.close')}>
      <BankPicker
        banks={banks.map((code) => ({
          code,
          mark: bankMark(code),
          letters: payoutBank(code)?.code,
          name: nameBeside(code),
          kind: text(payoutBank(code)?.isMobileWallet === true ? 'wdw.wallet' : 'wdw.bank'),
        }))}
        value={chosen === '' ? undefined : chosen}
        onChange={onAnswer}
        onKeep={() => modal.onDismiss('closeButton')}
      />
    </Sheet>
  );
}
