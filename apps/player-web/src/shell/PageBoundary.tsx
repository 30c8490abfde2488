import type { ReactNode } from 'react';
import { CodeBoundary } from '../code/CodeBoundary';
import { useAppLocation } from '../navigation/useAppLocation';
import { ErrorPage } from '../pages/error/ErrorPage';
import { reloadIfGone } from '../updates/reloadIfGone';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Keeps the frame alive when a page breaks. A page whose code has gone (a newer build is out) is reloaded, once;
 * everything else, and the second time, is the error page.
 */
export function PageBoundary({ children }: PageBoundaryProps) {
  const { pathname } = useAppLocation();
  return (
    <CodeBoundary resetKey={pathname} fallback={<ErrorPage />} onFailure={reloadIfGone}>
      {children}
    </CodeBoundary>
  );
}
