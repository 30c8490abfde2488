import { useBalance } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { BreakPicker, Facts, Money, Note, Overlay, Stack, Text } from '@kislap/ui';
import { useState } from 'react';
import { useUserId } from '../../session/useUserId';
import type { OverlayProps } from '../OverlayProps';
import { AbsenceFoot } from './AbsenceFoot';
import { absenceLengths } from './absenceLengths';
import { AbsenceProof } from './AbsenceProof';
import { useStepAway } from './useStepAway';

/** Begins a break or an exclusion. Nothing is chosen beforehand, and the way back out is always there. */
export function AbsenceOverlay({ modal, kind }: OverlayProps<'absence'>) {
  const text = useText();
  const [lengths] = useState(() => absenceLengths(kind, text));
  const [chosen, setChosen] = useState<string>();
  const [password, setPassword] = useState('');
  const [isUnderstood, setUnderstood] = useState(false);
  const { isLeaving, error, leave, forgetError } = useStepAway(kind);
  const length = lengths.find(({ value }) => value === chosen);
  const isReady = length !== undefined && password !== '' && isUnderstood;
  const keepOpen = () => modal.onDismiss('closeButton');
  const begin = () => length !== undefined && leave(length.value, password);
  const type = (typed: string) => {
    setPassword(typed);
    forgetError();
  };
  const proof = { password, error, onPassword: type, isUnderstood, onUnderstood: setUnderstood };
  return (
    <Overlay
      {...modal}
      enters="fromRight"
      title={text(kind === 'break' ? 'rg.break' : 'rg.exclude')}
      closeLabel={text('common.close')}
      back={{ label: text('common.back'), onPress: keepOpen }}
      footer={<AbsenceFoot {...{ kind, isReady, isLeaving }} onConfirm={begin} onKeepOpen={keepOpen} />}
    >
      <Stack gap={4}>
        <Text tone="muted">{text('rg.breakWhy')}</Text>
        {kind === 'exclusion' && <Note tone="pending">{text('rg.excludeWarn')}</Note>}
        <BreakPicker label={text('rg.howLong')} lengths={lengths} value={chosen} onChange={setChosen} />
        <KeptBalance />
        <AbsenceProof {...proof} until={length?.until} />
      </Stack>
    </Overlay>
  );
}

function KeptBalance() {
  const text = useText();
  const { data: balance } = useBalance(useUserId());
  if (balance === undefined) return null;
  return <Facts facts={[{ term: text('rg.balanceKept'), value: <Money amount={balance} /> }]} />;
}
