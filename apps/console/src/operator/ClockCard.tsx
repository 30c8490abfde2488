import { clockControl } from '@kislap/api/controls';
import { epochSecondsFrom, formatManila } from '@kislap/domain';
import { Badge, Inline, Section, Stack, Surface, Text, TextField } from '@kislap/ui';
import { useState } from 'react';
import { ActButton } from '../layout/ActButton';
import { useAct } from '../client/useAct';
import { useWords } from '../words/words';
import { readManilaTime } from './readManilaTime';

const hourSeconds = 3600;
const daySeconds = 86_400;

/** Every daily and weekly rule turns by this clock. */
export function ClockCard({ nowMs, isMoved }: { readonly nowMs: number; readonly isMoved: boolean }) {
  const words = useWords();
  const act = useAct();
  const go = (travel: object) => act(clockControl, travel, words('console.clock.done'));
  return (
    <Section title={words('console.clock')}>
      <Surface>
        <Stack gap={4}>
          <Inline gap={3} wrap>
            <Text size="head" isTabular>
              {formatManila(epochSecondsFrom(Math.floor(nowMs / 1000)))}
            </Text>
            {isMoved && <Badge tone="accentSoft" label={words('console.clock.moved')} />}
          </Inline>
          <Inline gap={2} wrap>
            <ActButton onAct={() => go({ by: hourSeconds })}>{words('console.clock.hour')}</ActButton>
            <ActButton onAct={() => go({ by: daySeconds })}>{words('console.clock.day')}</ActButton>
            <ActButton onAct={() => go({ to: 'midnight' })}>{words('console.clock.midnight')}</ActButton>
            {isMoved && <ActButton onAct={() => go({})}>{words('console.clock.back')}</ActButton>}
          </Inline>
          <MomentForm onGo={(epoch) => go({ epoch })} />
        </Stack>
      </Surface>
    </Section>
  );
}

function MomentForm({ onGo }: { readonly onGo: (epochSeconds: number) => Promise<unknown> }) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const go = async (): Promise<void> => {
    const epoch = readManilaTime(typed);
    setUnreadable(epoch === undefined);
    if (epoch !== undefined) await onGo(epoch);
  };
  return (
    <Stack gap={3}>
      <TextField
        label={words('console.clock.moment')}
        description={words('console.clock.form')}
        {...(isUnreadable && { error: words('console.clock.unreadable') })}
        placeholder="2026-12-24 23:59"
        value={typed}
        onValueChange={setTyped}
      />
      <Inline>
        <ActButton onAct={go}>{words('console.clock.travel')}</ActButton>
      </Inline>
    </Stack>
  );
}
