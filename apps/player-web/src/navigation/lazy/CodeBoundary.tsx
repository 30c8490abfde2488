import { Component } from 'react';
import type { ReactNode } from 'react';
import { reportError } from '../../device/errors/reportError';

interface CodeBoundaryProps {
  /** What an error report calls this part of the app. */
  readonly part: string;
  /** Shown instead of what failed. */
  readonly fallback: ReactNode | ((error: unknown) => ReactNode);
  /** What is to be done besides; the error is reported as it is. */
  readonly onFailure?: (error: unknown) => void;
  /** When this changes, the part is tried again. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface CodeBoundaryState {
  readonly failure: { readonly error: unknown } | undefined;
  readonly resetKey: string | undefined;
}

/** Keeps a failure of one part (its code could not be loaded, or it broke) from taking the whole app along. */
export class CodeBoundary extends Component<CodeBoundaryProps, CodeBoundaryState> {
  override readonly state: CodeBoundaryState = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<CodeBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: CodeBoundaryProps,
    state: CodeBoundaryState,
  ): CodeBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, this.props.part);
    this.props.onFailure?.(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { fallback, children } = this.props;
    if (failure === undefined) return children;
    return typeof fallback === 'function' ? fallback(failure.error) : fallback;
  }
}
