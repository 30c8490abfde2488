import { useText } from '@kislap/i18n';

import { Button } from '../../primitives/Button/Button';
import { TextField } from '../../primitives/TextField/TextField';

interface GiftCardFieldProps {
  /** The code as typed. */
  readonly value: string;
  /** The player typed; the parent keeps the code. */
  readonly onValueChange: (code: string) => void;
  /** Only called with a code. */
  readonly onClaim: () => void;
  /** The code is being redeemed: the button waits. */
  readonly isClaiming?: boolean;
  /** Why the code was refused. */
  readonly error?: string | undefined;
}

/** Cards are printed in capitals and without gaps; what is typed or pasted becomes that. */
const asPrinted = (typed: string) => typed.replace(/\s/g, '').toUpperCase();

/** A gift card's code and the button that claims it. */
export function GiftCardField({
  value,
  onValueChange,
  onClaim,
  isClaiming = false,
  error,
}: GiftCardFieldProps) {
  const text = useText();
  const isEmpty = value === '';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !isClaiming) onClaim();
      }}
    >
      <TextField
        label={text('card.title')}
        value={value}
        onValueChange={onValueChange}
        clean={asPrinted}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
        suffix={
          <Button type="submit" variant="text" size="sm" isLoading={isClaiming} disabled={isEmpty}>
            {text('promo.claim')}
          </Button>
        }
      />
    </form>
  );
}
