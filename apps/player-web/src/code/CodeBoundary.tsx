import { Component } from 'react';
import type { ReactNode } from 'react';

interface CodeBoundaryProps {
  /** Shown instead of what failed. */
  readonly fallback: ReactNode;
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

interface CodeBoundaryState {
  readonly hasFailed: boolean;
}

/** Keeps a failure of one part (its code could not be loaded, or it broke) from taking the whole app along. */
export class CodeBoundary extends Component<CodeBoundaryProps, CodeBoundaryState> {
  override readonly state: CodeBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): CodeBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
