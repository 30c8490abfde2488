import { mayaTipPercent, payModeOf } from '@kislap/domain';
import type { ActiveAward } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Note, qrCodeDuotone, Stack, Text } from '@kislap/ui';
import { CsLink } from '../../features/help/CsLink';
import { useCustomerService } from '../../features/help/useCustomerService';

interface DepositTipsProps {
  readonly mode: string;
  readonly awards: readonly ActiveAward[];
  /** The channel's award comes only to whoever takes it. */
  readonly isChoice?: boolean | undefined;
}

/** What helps with a mode, and where to ask when a deposit does not go through. */
export function DepositTips({ mode, awards, isChoice = false }: DepositTipsProps) {
  const text = useText();
  const { tip } = payModeOf(mode);
  const openSupport = useCustomerService();
  return (
    <Stack gap={3}>
      {tip === 'mayaBonus' && (
        <Note>
          {text(isChoice ? 'dep.tipMayaChoice' : 'dep.tipMaya', { percent: mayaTipPercent(awards) })}{' '}
          {text('dep.tipMaya2')}
        </Note>
      )}
      {tip === 'saveQrCode' && <Note glyph={qrCodeDuotone}>{text('dep.tipQr')}</Note>}
      {tip === 'copyBankDetails' && <Note>{text('dep.tipGct')}</Note>}
      {openSupport === undefined ? (
        <Text size="sm" tone="muted">
          {text('dep.tipChat')}
        </Text>
      ) : (
        <CsLink label={text('dep.tipChat')} />
      )}
    </Stack>
  );
}
