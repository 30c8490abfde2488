import { useText } from '@kislap/i18n';
import { Button, Heading, Stack, Text, TextField } from '@kislap/ui';
import { useState } from 'react';
import { copyText } from '../../clipboard/copyText';
import { CsLink } from '../../config/CsLink';

interface MissingDepositReportProps {
  /** What is known of the deposit, as the player reads it. */
  readonly facts: { readonly order: string; readonly amount: string; readonly time: string };
}

/** Digits and letters of a receipt's number; the spaces that wallets print go. */
const asPrinted = (typed: string) => typed.replace(/\s/g, '');

/** The report that customer service needs, ready to be copied; nothing is sent from here. */
export function MissingDepositReport({ facts }: MissingDepositReportProps) {
  const text = useText();
  const [reference, setReference] = useState('');
  const ref = reference === '' ? '-' : reference;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{text('dep.missing')}</Heading>
      <TextField
        label={text('dep.missingRef')}
        description={text('dep.missingRefHint')}
        value={reference}
        onValueChange={setReference}
        clean={asPrinted}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      <Text size="sm" tone="muted">
        {text('dep.missingWhy')}
      </Text>
      <Button isBlock onClick={() => void copyText(text('dep.missingText', { ...facts, ref }), text)}>
        {text('dep.missingCopy')}
      </Button>
      <CsLink />
    </Stack>
  );
}
