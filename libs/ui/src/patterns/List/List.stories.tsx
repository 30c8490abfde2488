import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { clockCounterClockwiseDuotone, handHeartDuotone } from '../../icons/account';
import { globeRegular } from '../../icons/frame';
import { deviceMobileDuotone, envelopeSimpleDuotone, sparkleDuotone } from '../../icons/menus';
import { moonDuotone } from '../../icons/settings';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { ChoiceRow, SwitchRow } from './ControlRows';
import { List, Row } from './List';

const meta = {
  title: 'Patterns/List',
  component: List,
  subcomponents: { Row, SwitchRow, ChoiceRow },
  args: { children: null },
} satisfies Meta<typeof List>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Menu: Story = {
  args: {
    label: 'Account',
    children: (
      <>
        <Row
          media={<Icon glyph={envelopeSimpleDuotone} />}
          title="Mail"
          value={<Badge tone="accent" label="3" />}
          href="/user/mail"
        />
        <Row media={<Icon glyph={clockCounterClockwiseDuotone} />} title="Bet history" href="/bet-history" />
        <Row
          media={<Icon glyph={handHeartDuotone} />}
          title="Responsible gaming"
          value="2 limits on"
          onPress={fn()}
        />
      </>
    ),
  },
};

function DisplaySettings() {
  const [theme, setTheme] = useState<'dark' | 'light' | 'auto'>('dark');
  const [isCalm, setCalm] = useState(false);
  return (
    <List label="Display">
      <Row media={<Icon glyph={globeRegular} />} title="Set Language" value="English" onPress={fn()} />
      <ChoiceRow
        media={<Icon glyph={moonDuotone} />}
        title="Theme"
        value={theme}
        onValueChange={setTheme}
        options={[
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
          { value: 'auto', label: 'Auto' },
        ]}
      />
      <SwitchRow
        media={<Icon glyph={sparkleDuotone} />}
        title="Less motion"
        isOn={isCalm}
        onToggle={setCalm}
      />
      <SwitchRow
        media={<Icon glyph={sparkleDuotone} />}
        title="Data saver"
        caption="Smaller pictures, and banners that stand still"
        isOn
        isDisabled
        onToggle={fn()}
      />
    </List>
  );
}

/** A value to change elsewhere, a choice in sight, and switches. */
export const Settings: Story = {
  render: () => <DisplaySettings />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Light'));
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await userEvent.click(canvas.getByText('Less motion'));
    await expect(canvas.getByRole('switch', { name: 'Less motion' })).toBeChecked();
  },
};

/** A row that only tells may end in a small button. */
export const WithAnAction: Story = {
  args: {
    label: 'Devices',
    children: (
      <Row
        media={<Icon glyph={deviceMobileDuotone} />}
        title="Pixel 7"
        caption="Manila"
        action={
          <Button variant="outline" size="sm">
            End
          </Button>
        }
      />
    ),
  },
};

export const WordsAlone: Story = {
  args: {
    children: (
      <>
        <Row title="Terms" href="/terms" />
        <Row title="Version" value="1.0.0" />
      </>
    ),
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <Row
        title="Mga napanalunan at iba pang gantimpala mula sa mga promo"
        value="₱98,765,432.10"
        caption="UnionBank of the Philippines · 0917 ••• 4567"
        detail="2025-11-20 21:04:33"
        href="/user/prizeRecord"
      />
    ),
  },
};
