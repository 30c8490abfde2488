import type { ReactNode } from 'react';

import { fact, facts as factsStyle, term as termStyle, value as valueStyle } from './Facts.css';

interface FactsProps {
  /** Terms and their values, in order. */
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** Terms and their values, to check before something is confirmed. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={factsStyle}>
      {facts.map(({ term, value }) => (
        <div key={term} className={fact}>
          <dt className={termStyle}>{term}</dt>
          <dd className={valueStyle}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
