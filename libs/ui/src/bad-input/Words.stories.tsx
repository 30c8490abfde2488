import { chooseLocale } from '@kislap/domain';
import { KislapIntlProvider, useText } from '@kislap/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CountdownButton } from '../player/CountdownButton/CountdownButton';
import { Stack } from '../primitives/Stack/Stack';
import { Text } from '../primitives/Text/Text';

interface WordsProps {
  /** What was remembered as the player's language. */
  readonly remembered: string;
}

function Sentence() {
  return <Text>{useText()('dep.arrived', { amount: '1000.5' })}</Text>;
}

/** Words without a single message of the player's language. */
function Words({ remembered }: WordsProps) {
  return (
    <KislapIntlProvider locale={chooseLocale(remembered, ['tlh'])} catalogue={{}}>
      <Stack>
        <Sentence />
        <CountdownButton secondsLeft={42} onPress={() => undefined} />
      </Stack>
    </KislapIntlProvider>
  );
}

const meta = {
  title: 'Bad input/Words',
  component: Words,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Recharged successfully,PHP 1000.5')).toBeVisible();
  },
} satisfies Meta<typeof Words>;

export default meta;

type Story = StoryObj<typeof meta>;

/** English stands in for a message that the language lacks. */
export const MissingMessage: Story = { args: { remembered: 'tag' } };

/** A language that the app does not have is English. */
export const UnknownLanguage: Story = { args: { remembered: 'klingon' } };

/** The operator's own full-width mark, on phones without Chinese type too. */
export const FullWidthMark: Story = {
  args: { remembered: 'en' },
  render: () => <Text size="title">{'Success\uFF01please go to the deposit page'}</Text>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Success/)).toBeVisible();
    const faces = await document.fonts.load('20px "Kislap Sans"', '\uFF01');
    await expect(faces.map(({ unicodeRange }) => unicodeRange)).toContain('U+FF01');
  },
};
