import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { StepList } from '../../patterns/StepList/StepList';
import { gamePictures } from '../../testing/gamePictures';
import { Heading } from '../../primitives/Heading/Heading';
import { Note } from '../../primitives/Note/Note';
import { Stack } from '../../primitives/Stack/Stack';
import { Banner } from '../Banner/Banner';
import { PromotionRules } from './PromotionRules';

const meta = {
  title: 'Player/PromotionRules',
  component: PromotionRules,
  args: {
    whoCanJoin: 'Everybody who has deposited before',
    ratePercent: 10,
    minimum: moneyFromPeso(2000),
    maximum: moneyFromPeso(5000),
    daysUsed: { used: 2, of: 7 },
    turnover: { deposit: 8, bonus: 8 },
    games: 'Slots 100%, table games 10%',
    endsAt: epochSecondsFrom(1_764_518_399),
  },
} satisfies Meta<typeof PromotionRules>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllThatIsKnown: Story = {};

/** The detail of a promotion: its head, its rules, how it works, and an example. */
export const InTheDetail: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Banner
        imageUrl={gamePictures[0]}
        alt=""
        overline="Every day until 30 Nov"
        title="Recharge happy gift"
      />
      <PromotionRules {...args} />
      <Heading level={2} size="titleSm">
        How it works
      </Heading>
      <StepList
        steps={[
          'Choose this promotion on the deposit screen.',
          'Deposit ₱2,000.00 or more in one payment.',
          'You get the bonus with your deposit. Bet it five times, then withdraw.',
        ]}
      />
      <Note>Example: deposit ₱2,000.00, get ₱200.00, play ₱17,600.00 before you withdraw.</Note>
    </Stack>
  ),
};

export const LittleSaid: Story = {
  render: () => <PromotionRules ratePercent={100} minimum={moneyFromPeso(100)} />,
};

/** A gift that no deposit comes with, and a bonus that needs more than its deposit. */
export const Turnovers: Story = {
  render: () => (
    <Stack gap={4}>
      <PromotionRules turnover={{ bonus: 1 }} />
      <PromotionRules turnover={{ deposit: 1, bonus: 5 }} />
    </Stack>
  ),
};

export const LargestAmounts: Story = {
  args: {
    minimum: moneyFromPeso(900_719_925_474.09),
    maximum: moneyFromPeso(900_719_925_474.09),
    games: 'x'.repeat(400),
  },
};
