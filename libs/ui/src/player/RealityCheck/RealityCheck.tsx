import { formatMoney } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';
import { minutesText, useText } from '@kislap/i18n';

import { Link } from '../../patterns/Link';
import { level, surface, title } from '../../patterns/Dialog/Dialog.css';
import { Modal } from '../../patterns/modal/Modal';
import type { ModalState } from '../../patterns/modal';
import { ModalTitle } from '../../patterns/modal/ModalTitle';
import { Button } from '../../primitives/Button/Button';
import { Money } from '../../primitives/Money/Money';
import { telHref } from '../HelpLines/telHref';
import { answers, facts, help, helpLink, term, value } from './RealityCheck.css';

interface RealityCheckProps extends ModalState {
  /** Whole minutes of this sitting. */
  readonly minutesPlayed: number;
  /** What the sitting has brought or cost. A net that is not known is left out, never zero. */
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
 * A card over the game: how long it has been and what it has cost. To continue, to take a break and to leave are of one
 * size and one look, because a reminder that leans to one side is an invitation.
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
