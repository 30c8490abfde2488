import { useText } from '@kislap/i18n';
import { useState } from 'react';

import { PayMark } from '../../art/pay/PayMark';
import { EmptySearchScene } from '../../art/scenes/EmptySearchScene';
import { EmptyState } from '../../patterns/EmptyState/EmptyState';
import { OptionGroup, OptionRow } from '../../patterns/OptionGroup/OptionGroup';
import { SearchField } from '../../patterns/SearchField/SearchField';
import { Stack } from '../../primitives/Stack/Stack';

/** A bank or wallet that a withdrawal can go to. */
export interface BankChoice {
  /** What is sent, and what a player knows it by: "BPI". */
  readonly code: string;
  /** Its whole name, by which it is found too: "Bank of the Philippine Islands". */
  readonly name?: string | undefined;
  /** What it is: "E-wallet", "Bank". */
  readonly kind?: string;
  /** What its mark shows where it has no picture, when that is not the code: "MBTC". */
  readonly letters?: string | undefined;
  /** Code of its picture; without one it shows a bank. */
  readonly mark?: string;
}

interface BankPickerProps {
  /** The banks of the channel, in order. */
  readonly banks: readonly BankChoice[];
  /** Code of the chosen bank, or none yet. */
  readonly value: string | undefined;
  /** The player chose the bank with this code. */
  readonly onChange: (code: string) => void;
  /** The bank that is chosen already was pressed. */
  readonly onKeep?: (() => void) | undefined;
}

/** Below this there is nothing to search: the list fits the sheet. */
const WORTH_SEARCHING = 8;

/** What it is, and its whole name where it goes by another: every line begins alike. */
function captionOf(...words: readonly (string | undefined)[]): { readonly caption?: string } {
  const said = words.filter((word) => word !== undefined);
  return said.length === 0 ? {} : { caption: said.join(' · ') };
}

/** The content of the bank sheet: a search over a list of banks. */
export function BankPicker({ banks, value, onChange, onKeep }: BankPickerProps) {
  const text = useText();
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const found = banks.filter(({ code, name = '' }) => `${code} ${name}`.toLowerCase().includes(words));
  return (
    <Stack gap={2}>
      {banks.length >= WORTH_SEARCHING && (
        <SearchField
          label={text('wdw.searchBank')}
          clearLabel={text('common.clear')}
          value={sought}
          onValueChange={setSought}
        />
      )}
      {found.length === 0 ? (
        <EmptyState scene={<EmptySearchScene />} title={text('wdw.noBank')} />
      ) : (
        <OptionGroup
          label={text('wdw.selectBank')}
          layout="rows"
          value={value}
          onChange={onChange}
          onKeep={onKeep}
        >
          {found.map(({ code, kind, mark, letters = code, name }) => (
            <OptionRow
              key={code}
              value={code}
              title={code}
              look="plain"
              media={<PayMark mode={mark ?? 'banktransfer'} size={40} bank={letters} />}
              {...captionOf(kind, name)}
            />
          ))}
        </OptionGroup>
      )}
    </Stack>
  );
}
