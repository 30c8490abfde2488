import { mayaTipPercent } from '@kislap/domain';
import type { ActiveAward } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { LinkButton, Note, Stack, Text } from '@kislap/ui';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';

interface DepositTipsProps {
  readonly mode: string;
  readonly awards: readonly ActiveAward[];
}

/** What helps with a mode, and where to ask when a deposit does not go through. */
export function DepositTips({ mode, awards }: DepositTipsProps) {
  const text = useText();
  const { customerServiceUrl } = useRuntimeConfig();
  return (
    <Stack gap={3}>
      {mode === 'maya' && (
        <Note>
          {text('dep.tipMaya', { percent: mayaTipPercent(awards) })} {text('dep.tipMaya2')}
        </Note>
      )}
      {mode === 'gcashtransfer' && <Note>{text('dep.tipGct')}</Note>}
      {customerServiceUrl === '' ? (
        <Text size="sm" tone="muted">
          {text('dep.tipChat')}
        </Text>
      ) : (
        <LinkButton href={customerServiceUrl} variant="text" size="sm">
          {text('dep.tipChat')}
        </LinkButton>
      )}
      <Text size="cap" tone="faint">
        {text('rg.21')} · {text('rg.tag')}
      </Text>
    </Stack>
  );
}
