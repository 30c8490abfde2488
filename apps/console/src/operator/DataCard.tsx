import { exportControl, resetControl } from '@kislap/api/controls';
import { Button, Dialog, Inline, Section, Surface } from '@kislap/ui';
import { useState } from 'react';
import { useAct } from '../client/useAct';
import { ActButton } from '../layout/ActButton';
import { useWords } from '../words/words';

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

/** Hands something to the device as a JSON file. Call it after a press. */
function saveJson(name: string, content: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(content, undefined, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
