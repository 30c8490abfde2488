import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import {
  Button,
  ChannelPicker,
  Heading,
  Inline,
  List,
  Logo,
  Note,
  RecordRow,
  Stack,
  Surface,
  Text,
  TextField,
  VipBadge,
} from '@kislap/ui';
import type { Scheme } from '@kislap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { onlyMode } from '../decorators/toolbar';

const ignore = () => undefined;
const limits = { min: moneyFromPeso(100), max: moneyFromPeso(50_000) };
const at = epochSecondsFrom(1_763_643_873);

/** What a skin and a scheme change, in one picture: planes, inks, fills, tones, corners, shadows, font, brand and motif. */
function Specimen() {
  return (
    <Stack gap={4}>
      <Inline>
        <Logo name="Kislap" />
        <VipBadge level={5} />
      </Inline>
      <Heading level={2}>₱12,345.67</Heading>
      <Text tone="muted">Kailangan mo pa ng ₱123.45 na turnover.</Text>
      <Inline wrap>
        {(['primary', 'tonal', 'outline', 'text', 'danger', 'money'] as const).map((variant) => (
          <Button key={variant} variant={variant} size="md">
            Deposit
          </Button>
        ))}
      </Inline>
      {(['neutral', 'pending', 'success', 'failed'] as const).map((tone) => (
        <Note key={tone} tone={tone}>
          The turnover may take ten minutes.
        </Note>
      ))}
      <TextField label="Amount" value="500" onValueChange={ignore} error="From ₱1,000" />
      <ChannelPicker
        label="Channels"
        channels={[
          { code: 'a', name: 'Gcash 1', ...limits, isHot: true },
          { code: 'b', name: 'Gcash 2', ...limits, isHot: false, lockedReason: 'From VIP 5' },
        ]}
        value="a"
        onChange={ignore}
      />
      <Surface>
        <List label="Records">
          {(['pending', 'complete', 'failed'] as const).map((status) => (
            <RecordRow
              key={status}
              kind="deposit"
              amount={moneyFromPeso(1000)}
              status={status}
              route="GCASH · 0917 ••• 4567"
              mark="gcash"
              at={at}
            />
          ))}
        </List>
      </Surface>
    </Stack>
  );
}

/** One picture for each skin and scheme that a build carries, in every run of the stories. */
const meta = {
  title: 'Checks/Looks',
  component: Specimen,
} satisfies Meta<typeof Specimen>;

export default meta;

type Story = StoryObj<typeof meta>;

const inLook = (skin: string, scheme: Scheme): Story => ({
  globals: { skin, scheme },
  parameters: { chromatic: { modes: onlyMode(skin, scheme) } },
});

export const KislapDark: Story = inLook('kislap', 'dark');
export const KislapLight: Story = inLook('kislap', 'light');
export const PerlasDark: Story = inLook('perlas', 'dark');
export const PerlasLight: Story = inLook('perlas', 'light');
export const DagatDark: Story = inLook('dagat', 'dark');
export const DagatLight: Story = inLook('dagat', 'light');
