import { useText } from '@kislap/i18n';

import { Button } from '../../primitives/Button/Button';
import { mark, ways, words } from './ThirdPartyButtons.css';

/** An account elsewhere that the operator lets players log in with. */
export interface LoginProvider {
  readonly code: string;
  readonly name: string;
  /** The operator's licensed mark, 20 px; the kit draws none. */
  readonly markUrl?: string | undefined;
}

interface ThirdPartyButtonsProps {
  readonly providers: readonly LoginProvider[];
  /** The one that is being opened; the others wait. */
  readonly openingCode?: string | undefined;
  readonly onChoose: (code: string) => void;
}

/** Other ways to log in. They are all alike, and none of them is the main one. */
export function ThirdPartyButtons({ providers, openingCode, onChoose }: ThirdPartyButtonsProps) {
  const text = useText();
  if (providers.length === 0) return null;
  return (
    <div role="group" aria-label={text('login.otherWays')} className={ways}>
      {providers.map(({ code, name, markUrl }) => (
        <Button
          key={code}
          variant="outline"
          isBlock
          isLoading={code === openingCode}
          disabled={openingCode !== undefined && code !== openingCode}
          onClick={() => onChoose(code)}
        >
          {markUrl !== undefined && <img src={markUrl} className={mark} width={20} height={20} alt="" />}
          <span className={words}>{text('login.with', { name })}</span>
        </Button>
      ))}
    </div>
  );
}
