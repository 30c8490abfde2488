import { useDrawInfo, useDrawSetup } from '@kislap/api/react';
import type { DrawSetup } from '@kislap/api';
import { formatMoney, formatWholePesos, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { OddsList, Sheet, Stack, Text } from '@kislap/ui';
import { RetryLine } from '../../features/errors/RetryLine';
import { useUserId } from '../../session/session';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** The rules of the draw and the odds of every prize. A guest reads what follows from its configuration. */
export function DrawRulesOverlay({ modal }: OverlayProps<'draw-rules'>) {
  const text = useText();
  const { data: setup, error: setupError, mutate: askSetup } = useDrawSetup();
  const { data: info, error: infoError, mutate: askInfo } = useDrawInfo(useUserId());
  const retry = () => {
    void askSetup();
    void askInfo();
  };
  const said = info?.rules.split('\n').filter((line) => line.trim() !== '') ?? [];
  const lines = said.length > 0 ? said : setup ? ownLines(setup, text) : [];
  return (
    <Sheet {...modal} title={text('draw.rules')} closeLabel={text('common.close')}>
      <Stack gap={4}>
        <Stack gap={2}>
          {lines.map((line) => (
            <Text key={line} size="sm" tone="muted">
              {line}
            </Text>
          ))}
        </Stack>
        {(setupError !== undefined || infoError !== undefined) && (
          <RetryLine title={text('draw.rulesFailed')} onRetry={retry} />
        )}
        {(setup !== undefined || setupError === undefined) && <OddsList prizes={setup?.prizes} />}
      </Stack>
    </Sheet>
  );
}

function ownLines({ rules }: DrawSetup, text: TranslateText): readonly string[] {
  const { goal, days, depositStep, spinsPerFriend, spinsPerDeposit } = rules;
  const earn = { friend: spinsPerFriend, deposit: spinsPerDeposit, x: formatWholePesos(depositStep) };
  return [
    text('draw.rule.goal', { goal: formatMoney(goal), n: days }),
    text('draw.rule.lost'),
    ...(depositStep > zeroMoney ? [text('draw.earn', earn)] : []),
    text('draw.rule.odds'),
  ];
}
