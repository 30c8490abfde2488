import { partControl, partsControl } from '@kislap/api/controls';
import type { OperatorPart } from '@kislap/api/controls';
import { ChipGroup, List, Section, Stack, SwitchRow } from '@kislap/ui';
import { useState } from 'react';
import { useAct } from '../client/useAct';
import { useControl } from '../client/useControl';
import { Loaded } from '../layout/Loaded';
import { useWords } from '../words/words';
import { PlacedParts } from './PlacedParts';
import type { PlacedKind } from './PlacedParts';

const kinds = [
  'shelf',
  'activity',
  'banner',
  'studio',
  'game',
  'channel',
  'payout',
] as const satisfies readonly OperatorPart['kind'][];

const isPlaced = (kind: OperatorPart['kind']): kind is PlacedKind =>
  kind === 'shelf' || kind === 'banner' || kind === 'activity';

/** What is open of the offer, one kind of it at a time; a closed part answers 1015. */
export function PartsCard() {
  const words = useWords();
  const act = useAct();
  const [shown, setShown] = useState<OperatorPart['kind']>('studio');
  const { data, error } = useControl(partsControl, {});
  const parts = data?.parts.filter(({ kind }) => kind === shown);
  return (
    <Section title={words('console.parts')}>
      <Stack gap={3}>
        <ChipGroup
          label={words('console.parts')}
          value={shown}
          options={kinds.map((kind) => ({ value: kind, label: words(`console.parts.${kind}`) }))}
          onValueChange={setShown}
        />
        <Loaded rows={parts} error={error} empty={words('console.parts.none')}>
          {(rows) =>
            isPlaced(shown) ? (
              <PlacedParts kind={shown} parts={rows} />
            ) : (
              <List label={words('console.parts')}>
                {rows.map(({ kind, code, name, isOpen }) => (
                  <SwitchRow
                    key={`${kind}:${code}`}
                    title={name}
                    caption={code}
                    isOn={isOpen}
                    onToggle={(on) => void act(partControl, { kind, code, on })}
                  />
                ))}
              </List>
            )
          }
        </Loaded>
      </Stack>
    </Section>
  );
}
