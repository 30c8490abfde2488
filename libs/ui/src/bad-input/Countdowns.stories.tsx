import { epochSecondsFrom } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Countdown } from '../player/Countdown/Countdown';
import { CountdownButton } from '../player/CountdownButton/CountdownButton';
import { Stack } from '../primitives/Stack/Stack';

interface CountdownsProps {
  /** What is left of the time, in seconds. */
  readonly secondsLeft: number;
}

const instant = epochSecondsFrom(1_763_643_873);
const dayLater = () => epochSecondsFrom(1_763_730_273);

function Countdowns({ secondsLeft }: CountdownsProps) {
  return (
    <Stack>
      <CountdownButton secondsLeft={secondsLeft} onPress={() => undefined} />
      <Countdown until={instant} now={dayLater} endedText="Ended" />
    </Stack>
  );
}

const meta = { title: 'Bad input/Countdowns', component: Countdowns } satisfies Meta<typeof Countdowns>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What is past can be done now; no number below zero is ever shown. */
export const InThePast: Story = {
  args: { secondsLeft: -86_400 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toBeEnabled();
    await expect(canvasElement).not.toHaveTextContent(/-\d/);
  },
};

export const NotANumber: Story = {
  args: { secondsLeft: Number.NaN },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toBeEnabled();
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};
