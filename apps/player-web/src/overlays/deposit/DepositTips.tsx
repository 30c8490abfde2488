import { mayaTipPercent } from '@kislap/domain';
import type { ActiveAward } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Note, qrCodeDuotone, Stack, Text } from '@kislap/ui';
import { CsLink } from '../../config/CsLink';
import { useCustomerService } from '../../config/useCustomerService';

interface DepositTipsProps {
  readonly mode: string;
  readonly awards: readonly ActiveAward[];
}

/** What helps with a mode, and where to ask when a deposit does not go through. */
export function DepositTips({ mode, awards }: DepositTipsProps) {
  const text = useText();
  const openSupport = useCustomerService();
  return (
    <Stack gap={3}>
      {mode === 'maya' && (
        <Note>
          {text('dep.tipMaya', { percent: mayaTipPercent(awards) })} {text('dep.tipMaya2')}
        </Note>
      )}
      {mode === 'qrph' && <Note glyph={qrCodeDuotone}>{text('dep.tipQr')}</Note>}
      {mode === 'gcashtransfer' && <Note>{text('dep.tipGct')}</Note>}
      {openSupport === undefined ? (
        <Text size="sm" tone="muted">
          {text('dep.tipChat')}
        </Text>
      ) : (
        <CsLink label={text('dep.tipChat')} />
      )}
      <Text size="cap" tone="faint">
        {text('rg.21')} · {text('rg.tag')}
      </Text>
    </Stack>
  );
}
