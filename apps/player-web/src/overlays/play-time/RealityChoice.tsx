import { realityCheckMinutes, setRealityCheck } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Button, OptionGroup, OptionRow, Stack, Text } from '@kislap/ui';
import { useState } from 'react';
import { useIsOnline } from '../../shell/useIsOnline';
import { useSavePlayLimits } from '../../responsible/useSavePlayLimits';

interface RealityChoiceProps {
  /** Minutes; 0 for never. */
  readonly every: number;
  readonly onSaved: () => void;
}

/** Chooses how often a game is covered to say how long it has been. */
export function RealityChoice({ every, onSaved }: RealityChoiceProps) {
  const text = useText();
  const isOnline = useIsOnline();
  const { isSaving, save } = useSavePlayLimits(onSaved);
  const [chosen, setChosen] = useState(realityCheckMinutes.find((minutes) => minutes === every));
  return (
    <Stack gap={4}>
      <OptionGroup
        label={text('rg.reality')}
        layout="rows"
        value={chosen === undefined ? undefined : String(chosen)}
        onChange={(value) => setChosen(realityCheckMinutes.find((minutes) => String(minutes) === value))}
      >
        {realityCheckMinutes.map((minutes) => (
          <OptionRow
            key={minutes}
            value={String(minutes)}
            title={minutes === 0 ? text('rg.realityOff') : text('rg.realityEvery', { n: minutes })}
            look="plain"
          />
        ))}
      </OptionGroup>
      <Text size="sm" tone="muted">
        {text('rg.realityWhy')}
      </Text>
      <Button
        isBlock
        isLoading={isSaving}
        disabled={!isOnline || chosen === undefined}
        onClick={() =>
          chosen !== undefined &&
          save(
            () => setRealityCheck(chosen),
            () => 'rg.realitySaved',
          )
        }
      >
        {text('common.save')}
      </Button>
    </Stack>
  );
}
