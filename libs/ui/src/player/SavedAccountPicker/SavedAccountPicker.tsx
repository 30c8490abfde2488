import { PayMark } from '../../art/pay/PayMark';
import { OptionGroup, OptionRow } from '../../patterns/OptionGroup/OptionGroup';
import { account } from './SavedAccountPicker.css';

/** An account that money was sent to before. */
export interface SavedAccount {
  readonly id: string;
  readonly bank: string;
  /** Code of its picture. */
  readonly mark: string;
  /** The end of its number: "4567". */
  readonly lastDigits: string;
}

interface SavedAccountPickerProps {
  /** What is chosen here: the name of the group, read aloud. */
  readonly label: string;
  /** The player's accounts, in order. */
  readonly accounts: readonly SavedAccount[];
  /** Id of the chosen account, or none yet. */
  readonly value: string | undefined;
  /** The player chose the account with this id. */
  readonly onChange: (id: string) => void;
}

/** The accounts of a player, with no more of their numbers than is needed to tell them apart. */
export function SavedAccountPicker({ label, accounts, value, onChange }: SavedAccountPickerProps) {
  return (
    <OptionGroup label={label} layout="scroller" value={value} onChange={onChange}>
      {accounts.map(({ id, bank, mark, lastDigits }) => (
        <div key={id} className={account}>
          <OptionRow
            value={id}
            title={bank}
            caption={`•••• ${lastDigits}`}
            media={<PayMark mode={mark} bank={bank} />}
          />
        </div>
      ))}
    </OptionGroup>
  );
}
