import { Button, Stack, Text } from '@kislap/ui';
import { scales, vars } from '@kislap/ui/skins';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';

import { dot, runner, shown, shownBehind, track } from './docs.css';
import { Part } from './Part';

const trials = [
  { name: 'fast', ease: 'std', moves: 'Fade, chip, switch' },
  { name: 'base', ease: 'out', moves: 'Toast, tab underline' },
  { name: 'page', ease: 'out', moves: 'Page, panel and sheet come in' },
  { name: 'page', ease: 'in', moves: 'Page, panel and sheet leave' },
  { name: 'show', ease: 'spark', moves: 'A fan opens, a prize is shown' },
] as const;

/** The durations and easings, each with a dot that runs; a second press turns it round on its way. */
export function MotionTrials() {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <Part>
      <Stack gap={4}>
        <Button variant="tonal" size="md" onClick={() => setAtEnd(!isAtEnd)}>
          {isAtEnd ? 'Run back' : 'Run'}
        </Button>
        {trials.map(({ name, ease, moves }) => (
          <Stack key={moves} gap={1}>
            <Text size="sm">{`${moves}: ${name} ${scales.duration[name]}, ${ease}`}</Text>
            <div className={track}>
              <div
                className={runner}
                data-side={isAtEnd ? 'end' : 'start'}
                style={assignInlineVars({ [shown]: vars.duration[name], [shownBehind]: vars.ease[ease] })}
              >
                <span className={dot} />
              </div>
            </div>
          </Stack>
        ))}
      </Stack>
    </Part>
  );
}
