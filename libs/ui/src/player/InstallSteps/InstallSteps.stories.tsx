import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Sheet } from '../../patterns/Sheet/Sheet';
import { PhoneStage } from '../../testing/PhoneStage';
import { InstallReasons, InstallSteps } from './InstallSteps';

const meta = {
  title: 'Player/InstallSteps',
  component: InstallSteps,
  args: { name: 'Kislap' },
} satisfies Meta<typeof InstallSteps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeTaps: Story = {};

export const Reasons: Story = {
  render: ({ name }) => <InstallReasons name={name} onContinue={fn()} onDownload={fn()} />,
};

export const ReasonsWithoutADownload: Story = {
  render: ({ name }) => <InstallReasons name={name} onContinue={fn()} />,
};

export const ReasonsInASheet: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ name }) => (
    <PhoneStage
      surface={(state) => (
        <Sheet {...state} title="Get the Kislap app" closeLabel="Close">
          <InstallReasons name={name} onContinue={fn()} onDownload={fn()} />
        </Sheet>
      )}
    />
  ),
};

export const StepsInASheet: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ name }) => (
    <PhoneStage
      surface={(state) => (
        <Sheet {...state} title="Three taps in your browser" closeLabel="Close">
          <InstallSteps name={name} />
        </Sheet>
      )}
    />
  ),
};
