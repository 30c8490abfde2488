import { Component } from 'react';
import type { ReactNode } from 'react';

interface CodeBoundaryProps {
  /** Shown instead of what failed. */
  readonly fallback: ReactNode;
  readonly onFailure: (error: unknown) => void;
  /** When this changes, the part is tried again. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface CodeBoundaryState {
  readonly hasFailed: boolean;
  readonly resetKey: string | undefined;
}

/** Keeps a failure of one part (its code could not be loaded, or it broke) from taking the whole app along. */
export class CodeBoundary extends Component<CodeBoundaryProps, CodeBoundaryState> {
  override readonly state: CodeBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<CodeBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: CodeBoundaryProps,
    state: CodeBoundaryState,
  ): CodeBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
