import { parsePesoInput, pesoText } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { AmountField, Button, Sheet, Stack, Text } from '@kislap/ui';
import { useState } from 'react';
import { useIsOnline } from '../../shell/useIsOnline';
import type { OverlayProps } from '../OverlayProps';
import { ConfirmWaiting } from './ConfirmWaiting';
import { useSaveLimit } from './useSaveLimit';

/** Sets one limit, confirms a higher one whose wait is over, or takes the limit away. */
export function PlayLimitOverlay({ modal, onAnswer, kind, span, limit }: OverlayProps<'play-limit'>) {
  const text = useText();
  const isOnline = useIsOnline();
  const { isSaving, save } = useSaveLimit({ kind, span, limit }, () => onAnswer('saved'));
  const [typed, setTyped] = useState(limit === undefined ? '' : pesoText(limit.most));
  const most = parsePesoInput(typed);
  return (
    <Sheet
      {...modal}
      title={text(`rg.limit.${kind}.${span}`)}
      closeLabel={text('common.close')}
      isDraggable={false}
    >
      <Stack gap={4}>
        <ConfirmWaiting limit={limit} isSaving={isSaving} onConfirm={save} />
        <AmountField
          label={text(`rg.mostOf.${kind}`)}
          precision="whole"
          size="md"
          clearLabel={text('common.clear')}
          value={typed}
          onValueChange={setTyped}
        />
        <Text size="sm" tone="muted">
          {text('rg.lower')}. {text('rg.raise')}.
        </Text>
        <Button
          isBlock
          isLoading={isSaving}
          disabled={!isOnline || !most.ok}
          onClick={() => most.ok && save(most.value)}
        >
          {text('rg.save')}
        </Button>
        {limit !== undefined && (
          <Button variant="quiet" isBlock disabled={!isOnline} onClick={() => save(undefined)}>
            {text('rg.remove')}
          </Button>
        )}
      </Stack>
    </Sheet>
  );
}
