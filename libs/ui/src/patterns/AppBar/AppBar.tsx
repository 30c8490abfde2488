import { title as titleStyle } from './AppBar.css';
import { AppBarFrame } from './AppBarFrame';
import type { AppBarFrameProps } from './AppBarFrame';

interface AppBarProps extends AppBarFrameProps {
  /** The `h1` of the screen, and where focus goes when the route changes. */
  readonly title: string;
}

/** The head of a screen: how to leave it, what it is, and at most one action. */
export function AppBar({ title, ...frame }: AppBarProps) {
  return (
    <AppBarFrame {...frame}>
      <h1 className={titleStyle} tabIndex={-1}>
        {title}
      </h1>
    </AppBarFrame>
  );
}
