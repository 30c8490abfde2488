import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { clockCounterClockwiseDuotone } from '../../icons/glyphs/clockCounterClockwiseDuotone';
import { envelopeSimpleDuotone } from '../../icons/glyphs/envelopeSimpleDuotone';
import { handHeartDuotone } from '../../icons/glyphs/handHeartDuotone';
import { Badge } from '../../primitives/Badge/Badge';
import { Icon } from '../../primitives/Icon/Icon';
import { List } from './List';
import { Row } from './Row';

const meta = { title: 'Patterns/List', component: List, args: { children: null } } satisfies Meta<
  typeof List
>;

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
