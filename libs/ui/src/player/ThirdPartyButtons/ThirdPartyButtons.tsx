import { useText } from '@kislap/i18n';

import { Button } from '../../primitives/Button/Button';
import { mark, title, ways, words } from './ThirdPartyButtons.css';

/** An account elsewhere that the operator lets players log in with. */
export interface LoginProvider {
  readonly code: string;
  readonly name: string;
  /** The operator's licensed mark, 20 px; the kit draws none. */
  readonly markUrl?: string | undefined;
}

interface ThirdPartyButtonsProps {
  /** The services to log in by, in order. */
  readonly providers: readonly LoginProvider[];
  /** The one that is being opened; the others wait. */
  readonly openingCode?: string | undefined;
  /** The player chose the service with this code. */
  readonly onChoose: (code: string) => void;
}

/** Other ways to log in. They are all alike, and none of them is the main one: several share a line by their names. */
export function ThirdPartyButtons({ providers, openingCode, onChoose }: ThirdPartyButtonsProps) {
  const text = useText();
  if (providers.length === 0) return null;
  const isAlone = providers.length === 1;
  return (
    <div role="group" aria-label={text('login.otherWays')} className={ways}>
      {!isAlone && (
        <span className={title} aria-hidden>
          {text('login.otherWays')}
        </span>
      )}
      {providers.map(({ code, name, markUrl }) => (
        <Button
          key={code}
          variant="outline"
          isBlock
          size={isAlone ? 'lg' : 'md'}
          {...(!isAlone && { 'aria-label': text('login.with', { name }) })}
          isLoading={code === openingCode}
          disabled={openingCode !== undefined && code !== openingCode}
          onClick={() => onChoose(code)}
        >
          {markUrl !== undefined && <img src={markUrl} className={mark} width={20} height={20} alt="" />}
          <span className={words}>{isAlone ? text('login.with', { name }) : name}</span>
        </Button>
      ))}
    </div>
  );
}
