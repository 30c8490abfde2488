import { divider, labelled } from './Divider.css';

type DividerProps = {
  /** A word on the line, such as "or" between two ways to log in. */
  label?: string;
};

/** A hairline between two groups. */
export function Divider({ label }: DividerProps) {
  if (label === undefined) return <hr className={divider} />;
  return <p className={labelled}>{label}</p>;
}
