import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Button } from '../../primitives/Button/Button';
import { Heading } from '../../primitives/Heading/Heading';
import { Text } from '../../primitives/Text/Text';
import { TextField } from '../../primitives/TextField/TextField';
import { AppBar } from '../AppBar/AppBar';
import { AppFrame } from '../AppFrame/AppFrame';
import { PageFootContext } from './PageFootContext';
import { PageFrame } from './PageFrame';

const meta = {
  title: 'Patterns/PageFrame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: { children: <Text>{'What the screen is about. '.repeat(80)}</Text> },
  render: (args) => (
    <AppFrame>
      <PageFrame {...args} />
    </AppFrame>
  ),
} satisfies Meta<typeof PageFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Counter: Story = {
  args: {
    appBar: <AppBar title="Withdrawal" back={{ label: 'Back', onPress: fn() }} />,
    footer: <Button isBlock>Submit</Button>,
  },
};

export const Plaza: Story = { args: { sky: <Heading level={1}>Good evening</Heading> } };

/** Few words, in the middle of the screen, and what can be done about it at the bottom. */
export const Whole: Story = {
  args: {
    isWhole: true,
    sky: <Heading level={1}>Page not found</Heading>,
    footer: <Button isBlock>Go home</Button>,
    children: null,
  },
};

/** What is filled in stands further from the edges. With little to say, the screen still ends with the foot of the app. */
export const Form: Story = {
  args: { isForm: true, children: <TextField label="Mobile number" value="" onValueChange={fn()} /> },
  render: (args) => (
    <PageFootContext value={{ line: <Text size="sm">Know when to stop.</Text>, ways: null }}>
      <AppFrame>
        <PageFrame {...args} />
      </AppFrame>
    </PageFootContext>
  ),
};
