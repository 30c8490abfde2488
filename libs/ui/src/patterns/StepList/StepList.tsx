import { disc, step, steps as stepsStyle, words } from './StepList.css';

interface StepListProps {
  /** Spoken name, where no heading stands above. */
  readonly label?: string;
  /** What happens, in order, one sentence each. */
  readonly steps: readonly string[];
}

/** How something works, in a few numbered sentences. */
export function StepList({ label, steps }: StepListProps) {
  return (
    <ol className={stepsStyle} aria-label={label}>
      {steps.map((sentence, index) => (
        <li key={sentence} className={step}>
          <span className={disc} aria-hidden>
            {index + 1}
          </span>
          <span className={words}>{sentence}</span>
        </li>
      ))}
    </ol>
  );
}
