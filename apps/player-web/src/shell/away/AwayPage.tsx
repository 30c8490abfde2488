import { Suspense, useEffect } from 'react';
import { earlyAnswer } from '../../navigation/earlyAnswer';
import { lazyScreen } from '../../navigation/lazy/lazyComponent';
import { useAppLocation } from '../../navigation/appLocation';
import { routeAt } from '../../navigation/routes/routes';

/** What somebody who is away still reads: letters that are no promotion, and what has become of their money. */
const awayPages = {
  mail: lazyScreen(() => import('../../pages/mail/MailPage').then(({ MailPage }) => MailPage)),
  statement: lazyScreen(() =>
    import('../../pages/statement/StatementPage').then(({ StatementPage }) => StatementPage),
  ),
} as const;

type AwayPageName = keyof typeof awayPages;

/** Which of them the address names; nothing on every other route. */
export function useAwayPage(): AwayPageName | undefined {
  const { pathname } = useAppLocation();
  const name = routeAt(pathname)?.name;
  return name === 'mail' || name === 'statement' ? name : undefined;
}

/** That page alone, without the frame that leads elsewhere. Its way back leads to the screen of being away. */
export function AwayPage({ page }: { readonly page: AwayPageName }) {
  const { Component } = awayPages[page];
  return (
    <Suspense fallback={null}>
      <Component />
      <Arrival />
    </Suspense>
  );
}

/** Takes the frame away that has stood for a page while its code was awaited. */
export function Arrival() {
  const { pathname } = useAppLocation();
  useEffect(() => earlyAnswer.tell(), [pathname]);
  return null;
}
