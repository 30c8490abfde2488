import { exportControl, resetControl } from '@kislap/api/controls';
import { Button, Dialog, Inline, Section, Surface } from '@kislap/ui';
import { useState } from 'react';
import { ActButton } from '../actions/ActButton';
import { useAct } from '../actions/useAct';
import { useWords } from '../words/useWords';
import { saveJson } from './saveJson';

/** Everything as a file, and everything from the start. */
export function DataCard() {
  const words = useWords();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const save = async (): Promise<void> => {
    const state = await act(exportControl, {});
    if (state !== undefined) saveJson(`kislap-sandbox-${state.takenAtMs}.json`, state);
  };
  const reset = async (): Promise<void> => {
    setAsking(false);
    await act(resetControl, {}, words('console.reset.done'));
  };
  return (
    <Section title={words('console.data')}>
      <Surface>
        <Inline gap={2} wrap>
          <ActButton onAct={save}>{words('console.export')}</ActButton>
          <Button variant="outline" size="md" onClick={() => setAsking(true)}>
            {words('console.reset')}
          </Button>
        </Inline>
      </Surface>
      <Dialog
        isOpen={isAsking}
        onDismiss={() => setAsking(false)}
        title={words('console.reset.title')}
        text={words('console.reset.text')}
        confirm={{ label: words('console.reset'), isDestructive: true, onPress: () => void reset() }}
        cancel={{ label: words('console.cancel'), onPress: () => setAsking(false) }}
      />
    </Section>
  );
}
