import { maintainControl, type OperatorState } from '@kislap/api/controls';
import { epochSecondsFrom, formatManila } from '@kislap/domain';
import { Inline, Stack, TextField } from '@kislap/ui';
import { useState } from 'react';
import { ActButton } from '../actions/ActButton';
import { useAct } from '../actions/useAct';
import { useWords } from '../words/useWords';
import { readManilaTime } from './readManilaTime';

/** 'YYYY-MM-DD HH:mm', as `readManilaTime` reads it. */
const TO_THE_MINUTE = 16;

/** What the answers tell while maintenance is on: a planned end and words of the operator's own. Both may stay empty. */
export function MaintenanceForm({ maintenance: { until, message } }: Pick<OperatorState, 'maintenance'>) {
  const words = useWords();
  const act = useAct();
  const [end, setEnd] = useState(
    until > 0 ? formatManila(epochSecondsFrom(until)).slice(0, TO_THE_MINUTE) : '',
  );
  const [said, setSaid] = useState(message);
  const [isUnreadable, setUnreadable] = useState(false);
  const tell = async (): Promise<void> => {
    const epoch = end.trim() === '' ? 0 : readManilaTime(end);
    setUnreadable(epoch === undefined);
    if (epoch === undefined) return;
    await act(maintainControl, { on: true, until: epoch, message: said }, words('console.maintenance.told'));
  };
  return (
    <Stack gap={3}>
      <TextField
        label={words('console.maintenance.end')}
        description={words('console.clock.form')}
        {...(isUnreadable && { error: words('console.clock.unreadable') })}
        placeholder="2026-12-24 23:59"
        value={end}
        onValueChange={setEnd}
      />
      <TextField label={words('console.maintenance.message')} value={said} onValueChange={setSaid} />
      <Inline>
        <ActButton onAct={tell}>{words('console.maintenance.tell')}</ActButton>
      </Inline>
    </Stack>
  );
}
