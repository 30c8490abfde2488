import type { PayMethod } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Heading, OptionGroup, OptionRow, PayMark, Stack } from '@kislap/ui';
import { bankMark } from '../../banks/bankMark';
import { methodTitle } from './methodTitle';

interface WithdrawalMethodsProps {
  readonly methods: readonly PayMethod[];
  readonly chosen: PayMethod;
  readonly onChoose: (methodId: number) => void;
}

/** The ways out for the money. */
export function WithdrawalMethods({ methods, chosen, onChoose }: WithdrawalMethodsProps) {
  const text = useText();
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{text('wdw.channels')}</Heading>
      <OptionGroup
        label={text('wdw.channels')}
        layout="cards"
        value={String(chosen.id)}
        onChange={(id) => onChoose(Number(id))}
      >
        {methods.map(({ id, name }) => (
          <OptionRow
            key={id}
            value={String(id)}
            title={methodTitle(name)}
            media={<PayMark mode={bankMark(name)} size={28} />}
          />
        ))}
      </OptionGroup>
    </Stack>
  );
}
