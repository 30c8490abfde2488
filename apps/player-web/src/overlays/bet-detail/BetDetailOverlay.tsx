import { subtractMoney, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, copyRegular, Facts, Money, Sheet, Stack, StatusTag, Time } from '@kislap/ui';
import { copyText } from '../../device/clipboard/copyText';
import { go } from '../../navigation/go';
import { routes } from '../../navigation/routes/routes';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

const marks = { open: 'pending', settled: 'complete', void: 'neutral' } as const;

/** One bet in full, with the number of its round for customer service. */
export function BetDetailOverlay({ modal, bet }: OverlayProps<'bet-detail'>) {
  const text = useText();
  const { id, gameCode, gameName, at, stake, win, countedStake, state, roundId } = bet;
  const fairAddress = `${routes.fairness.path}?game=${encodeURIComponent(gameCode)}&bet=${id}`;
  const net = subtractMoney(win, stake);
  const results = [
    { term: text('bet.win'), value: <Money amount={win} /> },
    {
      term: text('bet.net'),
      value: <Money amount={net} sign="always" tone={net > zeroMoney ? 'money' : 'default'} />,
    },
  ];
  return (
    <Sheet {...modal} title={gameName} closeLabel={text('common.close')}>
      <Stack gap={4}>
        <Facts
          facts={[
            { term: text('bet.time'), value: <Time at={at} /> },
            {
              term: text('bet.state'),
              value: <StatusTag status={marks[state]} label={text(`bet.${state}`)} />,
            },
            { term: text('bet.stake'), value: <Money amount={stake} /> },
            ...(state === 'settled' ? results : []),
            { term: text('bet.counted'), value: <Money amount={countedStake} /> },
            ...(roundId === undefined ? [] : [{ term: text('bet.round'), value: roundId }]),
          ]}
        />
        {state === 'settled' && (
          <Button variant="tonal" isBlock onClick={() => void go(fairAddress)}>
            {text('bet.fair')}
          </Button>
        )}
        {roundId !== undefined && (
          <Button variant="tonal" isBlock glyph={copyRegular} onClick={() => void copyText(roundId, text)}>
            {text('bet.copyRound')}
          </Button>
        )}
      </Stack>
    </Sheet>
  );
}
