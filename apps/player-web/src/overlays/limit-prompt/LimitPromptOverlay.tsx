import { useText } from '@kislap/i18n';
import { Overlay, Stack, Text } from '@kislap/ui';
import { LimitActions, LimitFields, useLimitPrompt } from '../../features/limit-prompt/LimitPrompt';
import { SpentLine } from '../../features/spending/SpentLine';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/**
 * The question for a deposit limit, before the first deposit or at the log-in, with the limits that are set. When the last
 * answer is old, it comes with what the last 30 days have cost.
 */
export function LimitPromptOverlay({ modal, onAnswer, held, isAgain = false }: OverlayProps<'limit-prompt'>) {
  const text = useText();
  const prompt = useLimitPrompt(() => onAnswer('answered'), held);
  return (
    <Overlay
      {...modal}
      title={text(isAgain ? 'rg.reviewTitle' : 'reg.limitTitle')}
      closeLabel={text('common.close')}
      footer={
        <Stack gap={2}>
          <LimitActions {...prompt} />
        </Stack>
      }
    >
      <Stack gap={4}>
        {isAgain && (
          <Stack gap={1}>
            <SpentLine />
            <Text>{text('rg.reviewWhy')}</Text>
          </Stack>
        )}
        <LimitFields typed={prompt.typed} type={prompt.type} />
      </Stack>
    </Overlay>
  );
}
