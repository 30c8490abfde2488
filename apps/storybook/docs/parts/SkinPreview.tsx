import { moneyFromPeso } from '@kislap/domain';
import {
  Badge,
  Button,
  ChipGroup,
  GarlandStepper,
  Inline,
  List,
  Logo,
  Meter,
  Money,
  Note,
  Row,
  Sky,
  Stack,
  StatusTag,
  Surface,
  Text,
  TextField,
  TurnoverGauge,
} from '@kislap/ui';
import { scales, vars } from '@kislap/ui/skins';
import type { Scheme, Skin } from '@kislap/ui/skins';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';

import { headroom, inset, stage } from './preview.css';

/**
 * A skin as variables of one element, for a piece of a page that looks otherwise than its page. Sizes of type are
 * told again, because they name the font where they are told.
 */
const skinVariables = (skin: Skin, scheme: Scheme) => ({
  ...assignInlineVars(vars.color, skin.schemes[scheme].color),
  ...assignInlineVars(vars.elevation, skin.schemes[scheme].elevation),
  ...assignInlineVars(vars.radius, skin.radius),
  ...assignInlineVars(vars.motif, skin.motif),
  ...assignInlineVars(vars.brand, skin.brand),
  ...assignInlineVars(vars.font, skin.font),
  ...assignInlineVars(vars.type, scales.type),
  colorScheme: scheme,
});

interface SkinPreviewProps {
  readonly skin: Skin;
  readonly scheme: Scheme;
}

/** Real parts of the kit in a skin that no deploy carries yet. */
export function SkinPreview({ skin, scheme }: SkinPreviewProps) {
  return (
    <div className={stage} style={skinVariables(skin, scheme)}>
      <PreviewHead name={skin.name} />
      <div className={inset}>
        <Stack gap={4}>
          <PreviewForm />
          <PreviewList />
        </Stack>
      </div>
    </div>
  );
}

/** The festive ground: sky, mark, balance and the two ways of money. */
function PreviewHead({ name }: { readonly name: string }) {
  return (
    <Sky>
      <div className={headroom}>
        <Stack gap={4}>
          <Inline justify="between">
            <Logo name={name} size="sm" />
            <Badge tone="accentSoft" label="VIP 4" />
          </Inline>
          <Inline justify="between">
            <Stack gap={1}>
              <Text size="sm" tone="muted">
                Balance
              </Text>
              <Money amount={moneyFromPeso(12480.5)} size="amtLg" hasSmallDecimals />
            </Stack>
            <TurnoverGauge percent={68} size="header" />
          </Inline>
          <Inline isEven>
            <Button isBlock>Deposit</Button>
            <Button isBlock variant="tonal">
              Withdraw
            </Button>
          </Inline>
        </Stack>
      </div>
    </Sky>
  );
}

const steps = [
  { rate: '120%', word: '(Used)', state: 'used' },
  { rate: '100%', word: 'Now', state: 'now' },
  { rate: '80%', word: '', state: 'next' },
] as const;

const amounts = [
  { value: '100', label: '₱100' },
  { value: '500', label: '₱500' },
  { value: '1000', label: '₱1,000' },
  { value: '5000', label: '₱5,000' },
];

/** A festive card and the plain ground of money. */
function PreviewForm() {
  const [amount, setAmount] = useState('500');
  const [account, setAccount] = useState('0917 555 4567');
  return (
    <>
      <Surface isFestive>
        <Stack gap={3}>
          <GarlandStepper steps={steps} />
          <Meter label="Turnover" progress={0.37} spoken="₱740.00 of ₱2,000.00" />
        </Stack>
      </Surface>
      <TextField label="GCash number" value={account} onValueChange={setAccount} hint="Verified" />
      <ChipGroup
        label="Quick amounts"
        layout="grid"
        value={amount}
        onValueChange={setAmount}
        options={amounts}
      />
      <Note tone="pending">Play ₱1,260.00 more, then you can withdraw.</Note>
    </>
  );
}

/** Records and the quieter buttons. */
function PreviewList() {
  return (
    <>
      <List label="Records">
        <Row title="Deposit" caption="Gcash" value={<StatusTag status="complete" label="Complete" />} />
        <Row title="Withdrawal" caption="BPI" value={<StatusTag status="pending" label="Pending" />} />
        <Row title="Deposit" caption="Maya" value={<StatusTag status="failed" label="Failed" />} />
      </List>
      <Inline wrap>
        <Button variant="money" size="md">
          Receive
        </Button>
        <Button variant="outline" size="md">
          Copy
        </Button>
        <Button variant="text" size="md">
          Details
        </Button>
      </Inline>
    </>
  );
}
