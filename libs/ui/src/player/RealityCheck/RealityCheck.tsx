import { formatMoney } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';
import { minutesText, useText } from '@kislap/i18n';

import { Link } from '../../patterns/Link/Link';
import { level, surface, title } from '../../patterns/Dialog/Dialog.css';
import { Modal, ModalTitle } from '../../patterns/modal/Modal';
import type { ModalState } from '../../patterns/modal/Modal';
import { Button } from '../../primitives/Button/Button';
import { Money } from '../../primitives/Money/Money';
import { telHref } from '../HelpLines/telHref';
import { answers, facts, help, helpLink, term, value } from './RealityCheck.css';

interface RealityCheckProps extends ModalState {
  /** Whole minutes of this play session. */
  readonly minutesPlayed: number;
  /** What the play session has brought or cost. A net that is not known is left out, never zero. */
  readonly net: MoneyAmount | undefined;
  readonly onContinue: () => void;
  /** Leaves the game and chooses how long to stay away. */
  readonly onBreak: () => void;
  readonly onLeave: () => void;
  /** The operator's help line. */
  readonly helpPhone?: string | undefined;
}

function Figures({ minutesPlayed, net }: Pick<RealityCheckProps, 'minutesPlayed' | 'net'>) {
  const text = useText();
  return (
    <dl className={facts}>
      <div>
        <dt className={term}>{text('rg.session')}</dt>
        <dd className={value}>{minutesText(text, minutesPlayed)}</dd>
      </div>
      {net !== undefined && (
        <div>
          <dt className={term}>{text('rg.netResult')}</dt>
          <dd className={value}>
            <Money amount={net} size={formatMoney(net).length > 10 ? 'sm' : 'inherit'} sign="always" />
          </dd>
        </div>
      )}
    </dl>
  );
}

/**
 * A card over the game: how long it has been and what it has cost. Continue, break and leave have one size and look, so
 * that the reminder invites to none.
 */
export function RealityCheck({
  minutesPlayed,
  net,
  onContinue,
  onBreak,
  onLeave,
  helpPhone,
  ...modal
}: RealityCheckProps) {
  const text = useText();
  return (
    <Modal {...modal} level={level} surface={surface}>
      <ModalTitle className={title}>{text('rg.realityTitle')}</ModalTitle>
      <Figures minutesPlayed={minutesPlayed} net={net} />
      <div className={answers}>
        <Button variant="tonal" onClick={onContinue}>
          {text('rg.goOn')}
        </Button>
        <Button variant="tonal" onClick={onBreak}>
          {text('rg.break')}
        </Button>
        <Button variant="tonal" onClick={onLeave}>
          {text('rg.stop')}
        </Button>
      </div>
      {helpPhone !== undefined && (
        <p className={help}>
          <Link href={telHref(helpPhone)} className={helpLink}>
            {text('rg.help', { phone: helpPhone })}
          </Link>
        </p>
      )}
    </Modal>
  );
}
