import { partControl, partOrderControl } from '@kislap/api/controls';
import type { OperatorPart } from '@kislap/api/controls';
import { caretUpBold, IconButton, Inline, Surface, Switch, Stack } from '@kislap/ui';
import { useAct } from '../client/useAct';
import { useWords } from '../words/words';

/** The kinds of parts whose order players see. */
export type PlacedKind = 'shelf' | 'banner' | 'activity';

interface PlacedPartsProps {
  readonly kind: PlacedKind;
  /** All parts of the kind, as they stand. */
  readonly parts: readonly OperatorPart[];
}

/** Parts that can be hidden, and moved up by one place. */
export function PlacedParts({ kind, parts }: PlacedPartsProps) {
  const words = useWords();
  const act = useAct();
  const moveUp = async (at: number): Promise<void> => {
    const codes = parts.map(({ code }) => code);
    codes.splice(at - 1, 0, ...codes.splice(at, 1));
    await act(partOrderControl, { kind, codes });
  };
  return (
    <Surface>
      <Stack as="ul" gap={2} aria-label={words('console.parts')}>
        {parts.map(({ code, name, isOpen }, at) => (
          <li key={code}>
            <Inline gap={2} justify="between">
              <Switch
                label={name}
                isOn={isOpen}
                onToggle={(on) => void act(partControl, { kind, code, on })}
              />
              <IconButton
                glyph={caretUpBold}
                label={words('console.parts.up', { name })}
                disabled={at === 0}
                onClick={() => void moveUp(at)}
              />
            </Inline>
          </li>
        ))}
      </Stack>
    </Surface>
  );
}
