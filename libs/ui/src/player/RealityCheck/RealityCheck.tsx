import { formatMoney } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';
import { minutesText, useText } from '@kislap/i18n';

import { Link } from '../../patterns/Link/Link';
import { place, surface, title } from '../../patterns/Dialog/Dialog.css';
import { Modal, ModalTitle } from '../../patterns/modal/Modal';
import type { ModalState } from '../../patterns/modal/Modal';
import { Button } from '../../primitives/Button/Button';
import { Money } from '../../primitives/Money/Money';
import { telHref } from '../HelpLines/telHref';
import { answers, facts, links, quietLink, term, value } from './RealityCheck.css';

type Answer = 'go' | 'stop' | 'break';

interface RealityCheckProps extends ModalState, Figures {
  /** Plays on, stops, or stops for 24 hours. */
  readonly onAnswer: (answer: Answer) => void;
  /** The answer that is on its way. */
  readonly answering?: Answer | undefined;
  /** Where every movement of money is listed. */
  readonly statementHref: string;
  /** Where limits are set. */
  readonly limitsHref: string;
  /** The operator's help line. */
  readonly helpPhone?: string | undefined;
}

/** What the play session came to. An amount that is not known is left out, never zero. */
interface Figures {
  /** Whole minutes of this play session. */
  readonly minutesPlayed: number;
  /** The sum of its stakes. */
  readonly staked: MoneyAmount | undefined;
  /** The sum of what its rounds have paid. */
  readonly won: MoneyAmount | undefined;
  /** What the play session has brought or cost. */
  readonly net: MoneyAmount | undefined;
  /** What was paid in meanwhile. */
  readonly deposited: MoneyAmount | undefined;
}

function FigureList({ minutesPlayed, staked, won, net, deposited }: Figures) {
  const text = useText();
  return (
    <dl className={facts}>
      <div>
        <dt className={term}>{text('rg.session')}</dt>
        <dd className={value}>{minutesText(text, minutesPlayed)}</dd>
      </div>
      <Figure name={text('rg.netResult')} amount={net} isSigned />
      <Figure name={text('bet.staked')} amount={staked} />
      <Figure name={text('bet.won')} amount={won} />
      <Figure name={text('rg.deposits')} amount={deposited} />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly amount: MoneyAmount | undefined;
  readonly isSigned?: boolean;
}

function Figure({ name, amount, isSigned = false }: FigureProps) {
  if (amount === undefined) return null;
  const size = formatMoney(amount).length > 10 ? 'sm' : 'inherit';
  return (
    <div>
      <dt className={term}>{name}</dt>
      <dd className={value}>
        <Money amount={amount} size={size} {...(isSigned && { sign: 'always' })} />
      </dd>
    </div>
  );
}

/**
 * A card over the game: how long it has been and what it has cost. Its three answers have one size and look, so that the
 * reminder invites to none; there is no other way to answer.
 */
export function RealityCheck({
  onAnswer,
  answering,
  statementHref,
  limitsHref,
  helpPhone,
  minutesPlayed,
  staked,
  won,
  net,
  deposited,
  ...modal
}: RealityCheckProps) {
  const text = useText();
  const figures = { minutesPlayed, staked, won, net, deposited };
  const words = { go: text('rg.goOn'), stop: text('rg.stop'), break: text('rg.stopDay') } as const;
  return (
    <Modal {...modal} place={place} surface={surface}>
      <ModalTitle className={title}>{text('rg.realityTitle')}</ModalTitle>
      <FigureList {...figures} />
      <div className={answers}>
        {(['go', 'stop', 'break'] as const).map((answer) => (
          <Button
            key={answer}
            variant="tonal"
            isLoading={answering === answer}
            disabled={answering !== undefined && answering !== answer}
            onClick={() => onAnswer(answer)}
          >
            {words[answer]}
          </Button>
        ))}
      </div>
      <p className={links}>
        <Link href={statementHref} className={quietLink}>
          {text('stmt.title')}
        </Link>
        <Link href={limitsHref} className={quietLink}>
          {text('rg.limits')}
        </Link>
        {helpPhone !== undefined && (
          <Link href={telHref(helpPhone)} className={quietLink}>
            {text('rg.help', { phone: helpPhone })}
          </Link>
        )}
      </p>
    </Modal>
  );
}
